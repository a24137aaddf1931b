// Family and given names of Huaxia: Chinese, pinyin, Sino-Vietnamese.
export const huaxiaFamilies = `
韩|Han|Hàn
罗|Luo|La
沈|Shen|Thẩm
贺|He|Hạ
杜|Du|Đỗ
周|Zhou|Chu
陆|Lu|Lục
马|Ma|Mã
程|Cheng|Trình
宋|Song|Tống
许|Xu|Hứa
冯|Feng|Phùng
邓|Deng|Đặng
高|Gao|Cao
叶|Ye|Diệp
石|Shi|Thạch
江|Jiang|Giang
姚|Yao|Diêu
丁|Ding|Đinh
任|Ren|Nhậm
蔡|Cai|Thái
尹|Yin|Doãn
龙|Long|Long
秦|Qin|Tần
卓|Zhuo|Trác
顾|Gu|Cố
白|Bai|Bạch
谢|Xie|Tạ
唐|Tang|Đường
严|Yan|Nghiêm
孟|Meng|Mạnh
魏|Wei|Ngụy
彭|Peng|Bành
袁|Yuan|Viên
苏|Su|Tô
田|Tian|Điền
方|Fang|Phương
汪|Wang|Uông
邵|Shao|Thiệu
温|Wen|Ôn
季|Ji|Quý
祝|Zhu|Chúc
章|Zhang|Chương
傅|Fu|Phó
康|Kang|Khang
梁|Liang|Lương
乔|Qiao|Kiều
裴|Pei|Bùi
`
export const huaxiaGivenMen = `
砚|Yan|Nghiễn
一舟|Yizhou|Nhất Chu
屹|Yi|Ngật
弈|Yi|Dịch
衡|Heng|Hoành
铎|Duo|Đạc
渡|Du|Độ
澄|Cheng|Trừng
岱|Dai|Đại
锐|Rui|Nhuệ
汀|Ting|Đinh
淮|Huai|Hoài
尧|Yao|Nghiêu
锴|Kai|Khải
弘|Hong|Hoằng
屿|Yu|Dữ
啸|Xiao|Khiếu
知远|Zhiyuan|Tri Viễn
牧之|Muzhi|Mục Chi
景行|Jingxing|Cảnh Hành
千帆|Qianfan|Thiên Phàm
望舒|Wangshu|Vọng Thư
既明|Jiming|Ký Minh
怀瑾|Huaijin|Hoài Cẩn
承影|Chengying|Thừa Ảnh
北辰|Beichen|Bắc Thần
云铮|Yunzheng|Vân Tranh
鹤鸣|Heming|Hạc Minh
凌川|Lingchuan|Lăng Xuyên
破浪|Polang|Phá Lãng
行健|Xingjian|Hành Kiện
长庚|Changgeng|Trường Canh
若海|Ruohai|Nhược Hải
星野|Xingye|Tinh Dã
秉烛|Bingzhu|Bỉnh Chúc
闻笛|Wendi|Văn Địch
临风|Linfeng|Lâm Phong
奕辰|Yichen|Dịch Thần
骁|Xiao|Kiêu
桓|Huan|Hoàn
烁|Shuo|Thước
峤|Qiao|Kiệu
翊|Yi|Dực
骞|Qian|Khiên
朔|Shuo|Sóc
砺|Li|Lệ
榕|Rong|Dung
逐光|Zhuguang|Trục Quang
`
export const huaxiaGivenWomen = `
清歌|Qingge|Thanh Ca
映雪|Yingxue|Ánh Tuyết
知夏|Zhixia|Tri Hạ
语桐|Yutong|Ngữ Đồng
采薇|Caiwei|Thái Vy
若溪|Ruoxi|Nhược Khê
望晴|Wangqing|Vọng Tình
疏影|Shuying|Sơ Ảnh
念慈|Nianci|Niệm Từ
鹿鸣|Luming|Lộc Minh
青禾|Qinghe|Thanh Hòa
云舒|Yunshu|Vân Thư
听澜|Tinglan|Thính Lan
临月|Linyue|Lâm Nguyệt
夏至|Xiazhi|Hạ Chí
思齐|Siqi|Tư Tề
微澜|Weilan|Vi Lan
南枝|Nanzhi|Nam Chi
晚照|Wanzhao|Vãn Chiếu
星若|Xingruo|Tinh Nhược
蔚|Wei|Úy
棠|Tang|Đường
漪|Yi|Y
岚|Lan|Lam
菀|Wan|Uyển
妍|Yan|Nghiên
筱|Xiao|Tiêu
芷宁|Zhining|Chỉ Ninh
安澜|Anlan|An Lan
书瑶|Shuyao|Thư Dao
惊鸿|Jinghong|Kinh Hồng
以宁|Yining|Dĩ Ninh
拾光|Shiguang|Thập Quang
照水|Zhaoshui|Chiếu Thủy
依然|Yiran|Y Nhiên
`
