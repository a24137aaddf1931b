// Invented clubs of Huaxia. One per line: key | city in zh, en, vi | byname in zh, en, vi | crest character | two colours | code.
// Better ones come first: the order is the pedigree.
export const huaxiaFootball = `
lj|临江|Linjiang|Lâm Giang|潮汐|Tides|Thủy Triều|潮|#0B5A8A|#E8F1F5|LJT
fl|凤麓|Fenglu|Phượng Lộc|赤羽|Redwings|Xích Vũ|羽|#9E1C3A|#F4D9A0|FLR
qy|青屿|Qingyu|Thanh Dữ|渔火|Night Boats|Ngư Hỏa|火|#C4481C|#1E2A38|QYN
hc|海澄|Haicheng|Hải Trừng|灯塔|Lighthouse|Hải Đăng|灯|#12324A|#F2B632|HCL
lc|洛川|Luochuan|Lạc Xuyên|流火|Meteors|Lưu Hỏa|流|#B3202A|#F5F0E6|LCM
bg|北固|Beigu|Bắc Cố|铁狮|Iron Lions|Sư Tử Sắt|狮|#7A1F2B|#E9C46A|BGL
sy|朔原|Shuoyuan|Sóc Nguyên|飞骑|Riders|Phi Kỵ|骑|#5A3A22|#E3C08A|SYR
yl|云岭|Yunling|Vân Lĩnh|山鹰|Eagles|Đại Bàng|鹰|#3B5D2A|#F4F1E4|YLE
nz|南栈|Nanzhan|Nam Sạn|竞技|Athletic|Thể Thao|栈|#1F6F63|#F0E3C0|NZA
lg|鹭港|Lugang|Lộ Cảng|联|United|Liên Hiệp|鹭|#E9EEF0|#1C4E80|LGU
wy|望崖|Wangya|Vọng Nhai|惊雷|Thunder|Sấm Sét|雷|#3A2A63|#F2D34B|WYT
sl|松岭|Songling|Tùng Lĩnh|猎手|Hunters|Thợ Săn|猎|#20452F|#D9892B|SLH
ph|平湖|Pinghu|Bình Hồ|白帆|Sails|Bạch Phàm|帆|#F3F3EE|#2B6C8F|PHS
dl|东篱|Dongli|Đông Ly|晨曦|Daybreak|Bình Minh|曦|#E7A33E|#5A2A1A|DLD
xl|西陵|Xiling|Tây Lăng|赤砂|Red Sands|Cát Đỏ|砂|#A9502B|#F6E7CF|XLR
jl|霁岭|Jiling|Tễ Lĩnh|麒麟|Qilin|Kỳ Lân|麟|#0E6F6A|#F3C9A5|JLQ
`
/** Women's teams of clubs above: their keys, better ones first. */
export const huaxiaWomen = ['hc', 'fl', 'lj', 'yl', 'lc', 'qy', 'sl', 'dl', 'bg', 'ph', 'wy', 'nz']

export const huaxiaBasketball = `
lb|岭北|Lingbei|Lĩnh Bắc|猛犸|Mammoths|Ma Mút|猛|#2B3A67|#E7A33E|LBM
yl|云岭|Yunling|Vân Lĩnh|雪豹|Snow Leopards|Báo Tuyết|豹|#44505C|#E6EBEF|YLS
hc|海澄|Haicheng|Hải Trừng|浪人|Drifters|Lãng Nhân|浪|#14506B|#F0D59A|HCD
sy|朔原|Shuoyuan|Sóc Nguyên|战马|War Horses|Chiến Mã|马|#6B2E12|#F0D9B0|SYW
lj|临江|Linjiang|Lâm Giang|蛟龙|River Dragons|Giao Long|蛟|#0B5A8A|#F4C95D|LJD
qy|青屿|Qingyu|Thanh Dữ|飞鱼|Flying Fish|Cá Chuồn|鱼|#D2562B|#F7EBD8|QYF
fl|凤麓|Fenglu|Phượng Lộc|朱雀|Firebirds|Chu Tước|雀|#9E1C3A|#F2E2C4|FLF
bg|北固|Beigu|Bắc Cố|磐石|Rocks|Bàn Thạch|磐|#4A4A48|#E0A458|BGR
nz|南栈|Nanzhan|Nam Sạn|车轮|Wheels|Bánh Xe|轮|#1F6F63|#F0E3C0|NZW
lg|鹭港|Lugang|Lộ Cảng|白鹭|Egrets|Cò Trắng|鹭|#E9EEF0|#1C4E80|LGE
sl|松岭|Songling|Tùng Lĩnh|棕熊|Brown Bears|Gấu Nâu|熊|#5B3A1E|#D9B36C|SLB
lc|洛川|Luochuan|Lạc Xuyên|星火|Sparks|Tinh Hỏa|星|#B3202A|#FBE3B5|LCS
wy|望崖|Wangya|Vọng Nhai|惊涛|Breakers|Sóng Dữ|涛|#1D3F72|#BFE3F2|WYB
ph|平湖|Pinghu|Bình Hồ|水獭|Otters|Rái Cá|獭|#2B6C8F|#F3F3EE|PHO
xl|西陵|Xiling|Tây Lăng|沙狐|Sand Foxes|Cáo Cát|狐|#C98A3A|#3A2412|XLF
jl|霁岭|Jiling|Tễ Lĩnh|虹桥|Rainbows|Cầu Vồng|虹|#6A3A8C|#F4D35E|JLR
`
