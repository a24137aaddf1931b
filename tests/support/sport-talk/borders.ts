// Difficult ordinary lines that contain the letters of refused words across word boundaries. Written by hand, with words that lists of
// platforms or operators are likely to contain.

/** Words that operators are likely to add; they occur within other words more often than the built-in ones. */
export const likelyWords: readonly string[] = [
  ...'下注 返水 套现 包赢 内幕 操盘 跟单 假球 假赛 黑哨 开户 洗码 迷药 赌博 赌球 代充 刷单 外围'.split(' '),
  ...'ass tit cum hell shit rape anus arse spic boob fag hate penis dildo bet slut'.split(' '),
]

/** Splits each line at slashes; a line that starts with # names the word whose letters the others contain. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split(' / '))

const chinese = linesOf(`
# 约炮
全场大约炮轰了二十脚射门 / 上半场大约炮击对方球门十次 / 这份合约炮制得太草率了 / 曼联签约炮手的传闻又来了 / 刚续约炮手就伤了
看台上隐约炮声一样的鼓点 / 纽约炮台公园旁边有人看球 / 他大约3炮打飞了两炮 / 大约，炮弹一样的射门 / 说人家违约炮灰太难听
中路大约炮车线就能推掉 / 如约炮火连天的下半场来了 / 大約炮轟了十分鐘 / 合约2炮手都要走
# 刷粉丝
今天刷粉丝牌了吗 / 刷粉丝灯牌的朋友举个手 / 我每天刷粉丝团任务 / 刷粉丝榜冲第一 / 刷粉丝等级要多久 / 刷粉丝礼物有折扣吗
睡前刷粉丝留言太治愈 / 主播别光刷粉丝评论了 / 球衣上能印刷粉丝名字吗 / 刷粉丝弹幕停不下来 / 刷粉丝亲密度好慢 / 队长在刷粉丝来信
我在刷粉丝剪的集锦 / 海报上印刷粉丝合照 / 周末刷粉丝节活动 / 今天刷 粉丝牌 了没
# 网赌
上网赌气发帖 / 他上网赌咒说不看了 / 回球触网赌一把直线 / 落网赌他不敢放短 / 擦网赌对手反应慢 / 别上网，赌气没意义
他在官网赌气留言 / 队友没上网！赌气退了群 / 上网。赌输了请吃饭
# 私彩, 冰毒, 卖淫
公私彩电 / 公私彩电都在放比赛 / 开幕式隐私彩排不让拍 / 无私彩虹一样的传球 / 自私彩排时就看出来了 / 滑冰毒舌解说上线
这个破冰毒奶一口 / 旱冰毒打的一天 / 冷冰毒舌评论员 / 花冰毒舌点评来了 / 外卖淫雨天也送到了 / 拍卖淫威之下没人举牌
# 傻逼, 煞笔
对手装傻逼近禁区 / 后卫犯傻逼平了比赛 / 前锋装傻逼抢成功 / 我看傻逼和了榜首 / 门将吓傻逼退到门线 / 犯傻逼出一个角球
真傻！逼得队友犯规 / 太傻，逼着自己打满全场 / 真傻VAR逼裁判改判 / 看傻 逼近终点的那一刻 / 羡煞笔者的一记远射 / 愁煞笔记本里的战术
抹煞笔下英雄 / 凶神恶煞笔直冲过来
# 操你妈, 草泥马
练体操你妈妈支持吗 / 做早操你妈妈也来吗 / 广播操你妈妈会跳吗 / 除草泥马上就盖住了 / 水草泥马路上都是
# 加微信 and its like
参加微信群抽奖送球衣 / 参加我微信里的竞猜吗 / 队长的表现增加威信 / 教练更加威信扫地 / 参加薇娅的球迷活动 / F1明年增加V8发动机
参加V5联赛的战队 / 参加QQ群里的足球赛 / 追加V2版本护具 / 加VAR回放 / 加V认证的记者
# 代充值, 代开发票, 稳赚不赔, 六合彩, 办假证
新时代充值活动结束了 / 换代充钻的球拍 / 现代开发票务系统 / 这个时代充满希望 / 替代充分 / 这笔转会稳赚不赔 / 免签稳赚不赔
周六合彩排两遍开幕式 / 主办假证书的案例
# Of operators
小心脚下注意防守 / 旗下注册球员名单 / 放下注定输的包袱 / 往返水平差太多 / 折返水准很高 / 圈套现在才看懂 / 守门员手套现场拍卖
外套现身更衣室 / 抢到红包赢得掌声 / 背包赢家专属 / 国内幕后团队 / 场内幕布拉开 / 体操盘带混着练 / 脚跟单刀破门
真假球迷大乱斗 / 放假球员回家 / 请假球赛照看 / 放假赛程照旧 / 天黑哨声响起 / 场外围观的人 / 打开户外大屏 / 清洗码头
球迷药品要过安检 / 打赌博格巴进球 / 时代充满希望 / 牙刷单独收费 / 打赌球迷会来 / 豪赌球星伤愈
`)

const english = linesOf(`
Scunthorpe United / Penistone Church FC / Arsenal v Sussex / Arsène knew / Cockburn to Dickson / Alcock, Peacock and Hancock
Kaká was class / Fuk scored for Hong Kong / Fukuoka and Fukushima / Fuchs, Füllkrug, Fuentes / Cassano at Sassuolo / Hassan and Bassey
Hellas Verona 2-1 / Hello from Michelle / Heller in goal / Titus Bramble / the Hatters are up / Potter in, rapper out / Clitheroe away
Niger 2-1 Togo / NIGER! / Niger's keeper / Niger1-0 / Nigeria beat Niger / Nigel and Niguez / sniggering at VAR / Cumbria document
players who're injured / the man who re-signed / fans who ring the bell / the one who red-carded him / the FA got it wrong / same as hole 9
he'll score / we'll see if she'll play / Ronaldo's hit the bar / it's hit the post / let's hit them on the break / isn't it brilliant
can't it be reviewed / a chance for an US team / the pen is in his hand / give him an us-against-them talk / spiced up the match
assist, assess, assume / pass it shorter / a cucumber sandwich / grapes and drapes / a therapist for the squad / analysis of Uranus
title race, titanic save / constitution of the club / shell-shocked / shiitake pie at half time / coarse language? no, a hoarse ref
Dido sang at the final / Bob's your uncle, Bobs / better bettors / mis-hit volley / skill yourself can learn / Essex, Wessex, Middlesex
the bails are off / spicy tie / Fagioli and Fagan / my Galaxy A55 streams it / 455 caps / 7175 in the ground / suits in the stand
massive, classy, compact / embassy passes / a hatful of shots / grassroots clubs / the assessor assesses assistants
`)

const vietnamese = linesOf(`
Con đi xem bóng đá với bố / ngồi đó cho dễ nhìn / trận này thắng cho dễ / dù mà thua vẫn yêu đội này / nó lớn mẹ nó mừng
con dì em cũng thích đội này / con di hoc day / dù mà may mắn vẫn thắng / dù mà mày nói gì tao vẫn tin / dù má mày không thích bóng đá
cuối tuần đi thỏa thích / ra sân đi thoả sức hò hét / đi thoa kem rồi xem bóng / ca đó online được không / do sức vật của trung vệ
đi Thanh Hóa xem bóng / du ma may man thang / di thoa thich luon / di thoa kem da / lon bia va lon nuoc / lon nhat giai
cac ban oi / buoi chieu da banh / cu dut diem di / du roi, ve thoi / ket ban voi fan doi nay / nap nuoc roi da tiep / em nạp thẻ học phí
lớn mẹ mày mừng lắm / dịt mồm lại xem bóng / mẹ ơi con ghi bàn / đồ súc miệng / đĩa thịt nướng / đi tới mé sân
`)

export const hardLines: readonly string[] = [...chinese, ...english, ...vietnamese]
