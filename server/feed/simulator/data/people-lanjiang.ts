// Family and given names of the Lanjiang valley: Chinese, without accents, Vietnamese.
export const lanjiangFamilies = `
阮|Nguyen|Nguyễn
陈|Tran|Trần
黎|Le|Lê
范|Pham|Phạm
黄|Hoang|Hoàng
潘|Phan|Phan
武|Vu|Vũ
邓|Dang|Đặng
裴|Bui|Bùi
杜|Do|Đỗ
胡|Ho|Hồ
吴|Ngo|Ngô
杨|Duong|Dương
李|Ly|Lý
丁|Dinh|Đinh
段|Doan|Đoàn
陶|Dao|Đào
谢|Ta|Tạ
闭|Be|Bế
邱|Khuu|Khưu
`
export const lanjiangGivenMen = `
凯元|Khai Nguyen|Khải Nguyên
宝林|Bao Lam|Bảo Lâm
善仁|Thien Nhan|Thiện Nhân
廷魁|Dinh Khoi|Đình Khôi
嘉盛|Gia Thinh|Gia Thịnh
日峰|Nhat Phong|Nhật Phong
海潮|Hai Trieu|Hải Triều
泰山|Thai Son|Thái Sơn
国福|Quoc Phuc|Quốc Phúc
进安|Tien An|Tiến An
庭丰|Dinh Phong|Đình Phong
永奇|Vinh Ky|Vĩnh Kỳ
天恩|Thien An|Thiên Ân
高强|Cao Cuong|Cao Cường
青平|Thanh Binh|Thanh Bình
友义|Huu Nghia|Hữu Nghĩa
明德|Minh Duc|Minh Đức
黄龙|Hoang Long|Hoàng Long
福隆|Phuc Long|Phúc Long
文锐|Van Nhue|Văn Nhuệ
太和|Thai Hoa|Thái Hòa
东海|Dong Hai|Đông Hải
春禄|Xuan Loc|Xuân Lộc
世俊|The Tuan|Thế Tuấn
仁智|Nhan Tri|Nhân Trí
登魁|Dang Khoa|Đăng Khoa
安宁|An Ninh|An Ninh
山林|Son Lam|Sơn Lâm
风云|Phong Van|Phong Vân
河清|Ha Thanh|Hà Thanh
锦明|Cam Minh|Cẩm Minh
鸿广|Hong Quang|Hồng Quảng
`
export const lanjiangGivenWomen = `
雪梅|Tuyet Mai|Tuyết Mai
玉兰|Ngoc Lan|Ngọc Lan
青竹|Thanh Truc|Thanh Trúc
秋霜|Thu Suong|Thu Sương
明月|Minh Nguyet|Minh Nguyệt
海燕|Hai Yen|Hải Yến
紫薇|Tu Vi|Tử Vi
白云|Bach Van|Bạch Vân
金银|Kim Ngan|Kim Ngân
如意|Nhu Y|Như Ý
安然|An Nhien|An Nhiên
红锦|Hong Gam|Hồng Gấm
丽娟|Le Quyen|Lệ Quyên
草原|Thao Nguyen|Thảo Nguyên
碧水|Bich Thuy|Bích Thủy
桂香|Que Huong|Quế Hương
`
