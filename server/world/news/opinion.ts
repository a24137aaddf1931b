// Columns on football.
import type { ArticleSeed } from './article-seed.ts'

export const footballOpinions: ArticleSeed[] = [
  {
    key: 'opinion-card',
    topic: 'opinion',
    sport: 'football',
    cover: 'press-sails',
    by: 'huai',
    age: 4.5,
    league: 'hxcl',
    teams: ['hxcl-bg'],
    zh: `
一张红牌改写了比赛，但{hxcl-bg.s}的问题不在人数
少一个人是借口，少一种办法才是原因。
每次有人被罚下，赛后总会听到同一句话：要是十一个人踢满就好了。{hxcl-bg}这几年的老毛病，恰恰是十一个人的时候也只有一种踢法。
看他们的由守转攻：球到后腰脚下，第一选择永远是找左边。左边被堵，就回给门将，再来一次。
## 十个人反而清楚了
有意思的是，少一人之后他们的线路反而简单，跑动反而坚决。这说明球员有能力，缺的是被允许。
> 教练的工作不是告诉球员哪里可以去，是让他们相信哪里都可以试。
红牌会过期，办法不会自己长出来。周中那堂训练课，比下一场比赛更重要。`,
    en: `
A red card can change a match. It isn't what is wrong with {hxcl-bg.s}
Being a man short is an excuse. Being an idea short is a reason.
Every time somebody is sent off we hear it afterwards: if only we had kept eleven. The trouble with {hxcl-bg} these past few years is that with eleven they have known only one way to play.
Watch them turn defence into attack. The ball comes to the holding player, and the first look is always left. Left is blocked; back to the keeper; start again.
## Clearer with ten
The odd thing is that with a man fewer the lines get simpler and the running more certain. They can do it, then. What they lack is leave to.
> A coach's job is not to tell players where they may go, but to have them believe they may try anywhere.
A suspension runs out. Ideas don't grow by themselves. Training on Wednesday matters more than the next game.`,
    vi: `
Thẻ đỏ có thể đổi trận đấu, nhưng bệnh của {hxcl-bg.s} không nằm ở quân số
Thiếu một người là cái cớ, thiếu một cách chơi mới là nguyên nhân.
Cứ có người bị đuổi là sau trận lại nghe câu ấy: giá mà còn đủ mười một. Bệnh kinh niên mấy năm nay của {hxcl-bg} là ngay cả khi đủ mười một người cũng chỉ biết đúng một cách đá.
Hãy nhìn cách họ chuyển từ thủ sang công: bóng đến chân tiền vệ trụ, lựa chọn đầu tiên bao giờ cũng là cánh trái. Trái bị chặn thì trả về thủ môn, làm lại từ đầu.
## Mười người lại sáng sủa hơn
Lạ ở chỗ thiếu người, đường bóng lại gọn, bước chạy lại dứt khoát. Nghĩa là cầu thủ làm được, chỉ là chưa được phép.
> Việc của huấn luyện viên không phải chỉ cho cầu thủ chỗ nào được đến, mà khiến họ tin chỗ nào cũng có thể thử.
Án treo giò rồi sẽ hết, còn cách chơi thì không tự mọc ra. Buổi tập giữa tuần quan trọng hơn trận tới.`,
  },
  {
    key: 'opinion-var',
    topic: 'opinion',
    sport: 'football',
    cover: 'alert-phone',
    by: 'huai',
    age: 22,
    league: 'hxcl',
    teams: [],
    zh: `
把 VAR 的对话放给看台听，怕什么？
看不见的一分钟，比错判更伤人。
我不反对回看，我反对的是让五万人对着一块黑屏发呆。进球之后的那一分钟，本来是足球里最好的一分钟。
技术早就允许把裁判的结论直接播出来。{hxcl}试过两场，反应不坏，后来不了了之，理由是“怕引起误解”。
## 误解来自哪里
误解从来不是听见了什么引起的，是什么都没听见引起的。一句“越位，肩膀，二十厘米”，比任何慢镜头都管用。
> 公正不光要做到，还要让人听见。
下赛季的第一轮，我希望听到的第一个声音，是裁判自己的。`,
    en: `
Let the stand hear VAR. What is there to be afraid of?
A minute nobody can see does more harm than a wrong call.
I have nothing against looking again. I have something against fifty thousand people staring at a blank screen. The minute after a goal used to be the best minute in football.
The means to broadcast the referee's conclusion have been there for years. The {hxcl} tried it in two matches, it went well enough, and then it was quietly dropped for fear of "misunderstanding".
## Where that comes from
Nobody ever misunderstood because of what they heard. They misunderstand because they hear nothing. "Offside, the shoulder, twenty centimetres" does more than any replay.
> Justice should not only be done. It should be heard.
In the first round of next season, the first voice I want to hear is the referee's own.`,
    vi: `
Cho khán đài nghe VAR nói gì, có gì mà sợ?
Một phút không nhìn thấy gì còn đau hơn một quyết định sai.
Tôi không phản đối xem lại, tôi phản đối để năm vạn con người ngồi nhìn một tấm màn đen. Phút sau bàn thắng vốn là phút đẹp nhất của bóng đá.
Kỹ thuật phát thẳng kết luận của trọng tài đã có từ lâu. {hxcl} từng thử hai trận, phản hồi không tệ, rồi lặng lẽ bỏ, lý do là “sợ gây hiểu lầm”.
## Hiểu lầm từ đâu ra
Chưa ai hiểu lầm vì nghe được điều gì, người ta hiểu lầm vì chẳng nghe được gì. Một câu “việt vị, bả vai, hai mươi phân” còn giá trị hơn mọi cảnh quay chậm.
> Công lý không chỉ phải được thực thi, mà còn phải được nghe thấy.
Vòng đầu mùa sau, âm thanh đầu tiên tôi muốn nghe là giọng của chính trọng tài.`,
  },
  {
    key: 'opinion-women',
    topic: 'opinion',
    sport: 'football',
    cover: 'training-women',
    by: 'wan',
    age: 29,
    league: 'hxwsl',
    teams: [],
    zh: `
女足联赛需要的不是掌声，是周六下午三点
好时段给谁，谁就会长大。
{hxwsl}不少比赛排在工作日下午。看台上坐着的，多半是请了假的人。
有人说收视不好才没有好时段。可是换一个顺序想：如果一部好电影永远只在周二上午放映，我们也会说它没有观众。
## 一个小实验
去年有一轮意外改到了周六下午，四个球场里有三个卖完了票。什么都没有变，只有时间变了。
> 她们从来没有要求比别人更多，她们只是想在同一张赛程表的同一面。
我不写口号。我只建议下赛季排期的人，先把周六下午三点画出来，再问给谁。`,
    en: `
The women's game doesn't need applause. It needs three o'clock on Saturday
Whoever gets the good slot is the one that grows.
A lot of {hxwsl} matches are played on working afternoons. Most of the people you see in the stand have taken time off.
They say it gets no good slot because nobody watches. Try that the other way round: show a fine film only on Tuesday mornings, and we would say nobody wanted to see that either.
## A small experiment
Last year one round was moved, by accident, to Saturday afternoon. Three grounds out of four sold out. Nothing had changed but the time.
> They never asked for more than anybody else. They asked to be on the same side of the same fixture list.
I won't write slogans. I would only ask whoever draws up next season to mark three o'clock on Saturday first and then ask whose it is.`,
    vi: `
Bóng đá nữ không cần vỗ tay, cần ba giờ chiều thứ Bảy
Giờ đẹp trao cho ai, người đó sẽ lớn.
Không ít trận {hxwsl} bị xếp vào chiều ngày thường. Người ngồi trên khán đài phần lớn là người xin nghỉ làm.
Người ta bảo ít người xem nên không có giờ đẹp. Thử nghĩ ngược lại: một bộ phim hay mà chỉ chiếu sáng thứ Ba, chúng ta cũng sẽ nói nó không có khán giả.
## Một thí nghiệm nhỏ
Năm ngoái, có một vòng tình cờ bị dời sang chiều thứ Bảy. Bốn sân thì ba sân bán hết vé. Chẳng có gì thay đổi, ngoài giờ giấc.
> Họ chưa bao giờ đòi hơn ai, họ chỉ muốn đứng cùng một mặt của cùng một tờ lịch.
Tôi không viết khẩu hiệu. Tôi chỉ đề nghị người xếp lịch mùa sau hãy khoanh ba giờ chiều thứ Bảy trước, rồi mới hỏi dành cho ai.`,
  },
  {
    key: 'opinion-transfer',
    topic: 'opinion',
    sport: 'football',
    cover: 'lockers-tides',
    by: 'data',
    age: 36,
    league: 'hxcl',
    teams: [],
    zh: `
买前锋之前，先看看谁给他传球
数据说，好前锋有一半是别人的功劳。
我们把{hxcl}近五年的四十七笔前锋交易排了一遍：到新球队第一年，平均进球少了三成。不是他们退步了，是喂球的人没有一起来。
再看另一组：先补中场、第二年才买前锋的球队，前锋的产出几乎没有掉。
## 顺序的价值
这听上去像常识，可窗口一开，头条永远属于前锋，会议室里的预算也跟着走。
> 一个每场多传两脚威胁球的中场，约等于半个前锋，价钱只有三分之一。
我们不反对豪购，我们只是建议在签字之前多问一句：球从哪里来？`,
    en: `
Before you buy a striker, see who would be passing to him
According to the figures, half of a good forward is somebody else.
We lined up forty-seven forwards bought in the {hxcl} over five years. In their first season they scored three in ten fewer. They hadn't got worse. The people who fed them hadn't come along.
Then there is the other group: clubs that saw to midfield first and bought the forward a year later. Their forwards hardly dropped off at all.
## The value of order
It sounds like common sense. But when the window opens the headlines are for strikers, and the money in the boardroom follows the headlines.
> A midfielder who plays two more dangerous passes a game is worth about half a striker, at a third of the price.
We have nothing against spending. We would only ask one more question before the pen comes out. Where is the ball going to come from?`,
    vi: `
Trước khi mua tiền đạo, hãy xem ai sẽ chuyền cho anh ta
Số liệu nói rằng một nửa của một tiền đạo giỏi là công người khác.
Chúng tôi xếp lại bốn mươi bảy thương vụ tiền đạo của {hxcl} trong năm năm: mùa đầu ở đội mới, số bàn giảm trung bình ba mươi phần trăm. Không phải họ kém đi, mà người dọn cỗ không đi cùng.
Nhóm còn lại: những đội bổ sung tuyến giữa trước, năm sau mới mua tiền đạo, thì sức ghi bàn hầu như không giảm.
## Giá trị của thứ tự
Nghe như lẽ thường, nhưng hễ mở cửa chuyển nhượng là tít báo thuộc về tiền đạo, và ngân sách trong phòng họp cũng chạy theo tít báo.
> Một tiền vệ mỗi trận thêm được hai đường chuyền nguy hiểm thì bằng nửa tiền đạo, giá chỉ bằng một phần ba.
Chúng tôi không phản đối vung tiền. Chỉ xin hỏi thêm một câu trước khi đặt bút: bóng sẽ đến từ đâu?`,
  },
  {
    key: 'opinion-crowd',
    topic: 'opinion',
    sport: 'football',
    cover: 'river-dusk',
    by: 'chi',
    age: 42,
    league: 'ljsl',
    teams: [],
    zh: `
球场不该建在高速路口，该建在桥边
走着去看球的城市，输了也比较好过。
我去过{ljsl}的每一座球场。最好看的那几座有一个共同点：从老城区走过去，不超过半小时。
走路有走路的好处。赢了，一路唱回家；输了，一路骂回家。到了门口，气也就消了。
## 停车场的寂静
开车散场的人不说话。车窗一关，九十分钟里认识的那几万个朋友，就只剩下后视镜里的灯。
> 一座球场最重要的设施，是它门口那条街。
下次谁再画图纸，麻烦先画一座桥。`,
    en: `
Don't build grounds by the motorway. Build them by the bridge
In a city that walks to the match, even losing is easier.
I have been to every ground in the {ljsl}. The ones I love best have something in common: from the old town you can walk there in half an hour.
There's a lot to be said for walking. If you win, you sing the whole way home. If you lose, you curse the whole way home, and by the time you reach your door it has worn off.
## The silence of car parks
People who drive away don't talk. The window goes up, and of the thousands of friends you made in ninety minutes all that is left is lights in the mirror.
> The most important part of a ground is the street outside it.
Whoever draws the next one, please start with a bridge.`,
    vi: `
Sân bóng đừng xây cạnh cao tốc, hãy xây bên cầu
Ở thành phố đi bộ tới sân, thua cũng dễ chịu hơn.
Tôi đã đến mọi sân của {ljsl}. Những sân đẹp nhất có chung một điểm: từ khu phố cổ đi bộ không quá nửa tiếng.
Đi bộ có cái hay của đi bộ. Thắng thì hát suốt đường về; thua thì càu nhàu suốt đường về, tới cửa nhà là nguôi.
## Sự im lặng của bãi xe
Người lái xe ra về chẳng ai nói gì. Cửa kính kéo lên, mấy vạn người bạn quen trong chín mươi phút chỉ còn là ánh đèn trong gương chiếu hậu.
> Thứ quan trọng nhất của một sân bóng là con phố trước cửa nó.
Lần sau ai vẽ bản thiết kế, xin hãy vẽ một cây cầu trước.`,
  },
  {
    key: 'opinion-snow',
    topic: 'opinion',
    sport: 'football',
    cover: 'snow-riders',
    by: 'huai',
    age: 57,
    league: 'hxcl',
    teams: ['hxcl-sy', 'hxcl-jl'],
    zh: `
北方的冬天该不该踢球？先问问{hxcl-sy.s}的老看台
零下八度，热水壶比啦啦棒有用。
每到这个季节，总有人提议让{hxcl-sy}和{hxcl-jl}冬天搬去南方打主场。理由充分：草硬、人少、转播车的镜头起雾。
可我在那座看台上坐过。前排的大爷带三层手套，第三层只有两根手指，因为要剥花生。
## 搬走的是什么
搬走的不只是十四场比赛，是一座城市熬过冬天的办法。雪里的橙色足球，有些孩子一辈子只见过那么几次。
> 天冷不是不踢的理由，天冷是挤在一起的理由。
修一层地热，比搬一座主场便宜。至于花生，我来买。`,
    en: `
Should they play through a northern winter? Ask the old stand at {hxcl-sy.s}
At eight below, a flask does more than a flag.
Around now somebody always suggests that {hxcl-sy} and {hxcl-jl} play their winter home games in the south. The case is sound: hard grass, thin crowds, fog on the lenses.
But I have sat in that stand. The old man in front wears three pairs of gloves, and the third has two fingers cut out for shelling peanuts.
## What you would be moving
Not just fourteen matches, but a city's way of getting through the winter. An orange ball in the snow: some children only ever see it a handful of times.
> Cold isn't a reason not to play. It's a reason to sit closer.
Heating under the pitch costs less than moving a club. The peanuts are on me.`,
    vi: `
Mùa đông phương bắc có nên đá bóng? Hãy hỏi khán đài cũ của {hxcl-sy.s}
Âm tám độ, phích nước nóng có ích hơn gậy cổ vũ.
Cứ đến mùa này lại có người đề nghị {hxcl-sy} và {hxcl-jl} mùa đông vào nam đá sân nhà. Lý lẽ đầy đủ: cỏ cứng, khán giả thưa, ống kính xe màu phủ sương.
Nhưng tôi từng ngồi trên khán đài ấy. Ông cụ hàng trước đeo ba lớp găng, lớp thứ ba khoét hai ngón để bóc lạc.
## Dời đi là dời cái gì
Không chỉ mười bốn trận, mà là cách một thành phố sống qua mùa đông. Quả bóng màu cam trên tuyết, có đứa trẻ cả đời chỉ thấy vài lần.
> Lạnh không phải lý do để nghỉ, lạnh là lý do để ngồi sát vào nhau.
Lắp sưởi dưới mặt cỏ còn rẻ hơn dời cả một đội. Còn lạc thì để tôi mua.`,
  },
]
