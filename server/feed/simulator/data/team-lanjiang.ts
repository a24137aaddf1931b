// Invented clubs of the Lanjiang valley. The columns are those of team-huaxia.ts.
export const lanjiangFootball = `
dd|灯笼港|Lantern Harbour|Cảng Đèn Lồng||||港|#D14A12|#FBE8C8|LHB
yc|椰城|Thanh Dua|Thành Dừa|风暴|Storm|Bão|椰|#1B7A3E|#F6E27A|TDS
zs|竹山|Truc Son|Trúc Sơn|青年|Youth|Thanh Niên|竹|#3A6B35|#E8EFD9|TSY
cq|茶丘|Doi Che|Đồi Chè|猛虎|Tigers|Mãnh Hổ|茶|#B7791F|#2B1D0E|DCT
lt|莲塘|Lien Duong|Liên Đường|骑士|Knights|Hiệp Sĩ|莲|#B23A6F|#FBE4EE|LDK
hk|红河口|Cua Hong|Cửa Hồng||||红|#A31621|#F7E7C6|CHG
yw|盐湾|Vinh Muoi|Vịnh Muối|渔人|Fishermen|Ngư Phủ|盐|#2C6E91|#F2F5F3|VMF
jq|九曲|Cuu Khuc|Cửu Khúc|龙舟|Dragon Boats|Thuyền Rồng|舟|#7A2E1D|#F2C14E|CKD
sq|石桥|Thach Kieu|Thạch Kiều|铁匠|Smiths|Thợ Rèn|桥|#3F4650|#E3B23C|TKS
fm|凤木|Phuong Moc|Phượng Mộc|赤焰|Blaze|Lửa Đỏ|焰|#D7263D|#FFE3C2|PMB
yl|雨林|Vu Lam|Vũ Lâm|卫士|Guardians|Vệ Binh|林|#14532D|#CDE7B0|VLG
jg|金桂|Kim Que|Kim Quế|群星|Stars|Quần Tinh|桂|#E0A100|#23395B|KQS
sx|沙溪|Sa Khe|Sa Khê|水牛|Buffaloes|Trâu Rừng|牛|#5B4636|#E9D8A6|SKB
yh|月湖|Nguyet Ho|Nguyệt Hồ|联|United|Liên Hiệp|月|#33408F|#F1EFE3|NHU
`
export const lanjiangBasketball = `
dd|灯笼港|Lantern Harbour|Cảng Đèn Lồng|夜鹰|Nighthawks|Cú Đêm|夜|#D14A12|#2A1A12|LHN
cq|茶丘|Doi Che|Đồi Chè|野象|Elephants|Voi Rừng|象|#6B705C|#F1E3B5|DCE
yc|椰城|Thanh Dua|Thành Dừa|鲨鱼|Sharks|Cá Mập|鲨|#146C7C|#F6E27A|TDX
jq|九曲|Cuu Khuc|Cửu Khúc|浪潮|Waves|Sóng Lớn|浪|#1E4D8C|#DDF1FA|CKW
zs|竹山|Truc Son|Trúc Sơn|壁虎|Geckos|Tắc Kè|虎|#3F7D20|#F4F1C9|TSG
lt|莲塘|Lien Duong|Liên Đường|蜻蜓|Dragonflies|Chuồn Chuồn|蜓|#B23A6F|#E9F5DB|LDD
yl|雨林|Vu Lam|Vũ Lâm|犀鸟|Hornbills|Hồng Hoàng|犀|#14532D|#F2A541|VLH
yw|盐湾|Vinh Muoi|Vịnh Muối|海鹰|Sea Hawks|Ưng Biển|鹰|#2C6E91|#F2F5F3|VMH
sq|石桥|Thach Kieu|Thạch Kiều|铁锤|Hammers|Búa Sắt|锤|#3F4650|#E07A5F|TKH
jg|金桂|Kim Que|Kim Quế|射手|Archers|Xạ Thủ|射|#B8860B|#1F2A44|KQA
sx|沙溪|Sa Khe|Sa Khê|飞鼠|Squirrels|Sóc Bay|鼠|#7B4B2A|#F3E9D2|SKS
yh|月湖|Nguyet Ho|Nguyệt Hồ|银狼|Silver Wolves|Sói Bạc|狼|#4C566A|#E5E9F0|NHW
`
