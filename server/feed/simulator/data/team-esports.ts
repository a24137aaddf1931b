// Name parts of invented e-sports clubs: a quality and a creature, in zh, en, vi. Each circuit joins them differently.
export const qualities = `
银|Silver|Bạc|#8D99AE
赤|Crimson|Đỏ|#B5172B
苍|Azure|Xanh|#1976D2
玄|Onyx|Đen|#16181D
金|Golden|Vàng|#E0A100
霜|Frost|Băng|#7FB7D6
雷|Thunder|Sấm|#5E35B1
影|Shadow|Bóng|#37343F
炎|Blaze|Lửa|#E4572E
翠|Jade|Ngọc|#0B8457
星|Star|Sao|#283593
紫|Violet|Tím|#7B2CBF
白|Ivory|Trắng|#F3F0E6
铜|Copper|Đồng|#A4572A
钢|Steel|Thép|#546E7A
岚|Storm|Bão|#006D77
月|Lunar|Trăng|#495B9B
沙|Desert|Cát|#C9A227
雾|Misty|Sương|#78909C
虹|Prism|Cầu Vồng|#C2185B
`
export const creatures = `
龙|Dragon|Rồng
隼|Kestrel|Chim Cắt
狼|Wolf|Sói
虎|Tiger|Hổ
狐|Fox|Cáo
凰|Phoenix|Phượng
豹|Leopard|Báo
鲸|Whale|Cá Voi
狮|Lion|Sư Tử
枭|Owl|Cú
蝎|Scorpion|Bọ Cạp
鹤|Crane|Hạc
鲨|Shark|Cá Mập
熊|Bear|Gấu
鸦|Raven|Quạ
蛟|Serpent|Giao Long
鹰|Hawk|Diều Hâu
蜂|Hornet|Ong
犀|Rhino|Tê Giác
骥|Stallion|Tuấn Mã
蛛|Spider|Nhện
鹿|Stag|Hươu
象|Mammoth|Voi
獒|Mastiff|Ngao
鲲|Kraken|Thủy Quái
猿|Ape|Vượn
燕|Swift|Én
鳄|Croc|Cá Sấu
獾|Badger|Lửng
貂|Marten|Chồn
蝶|Moth|Bướm
猊|Chimera|Nghê
`
