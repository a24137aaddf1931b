// Injuries and comebacks. Players are from the simulated squads.
import type { ArticleSeed } from './article-seed.ts'

export const injuries: ArticleSeed[] = [
  {
    key: 'injury-haicheng',
    topic: 'injury',
    sport: 'football',
    cover: 'physio-lights',
    by: 'front',
    age: 2,
    league: 'hxcl',
    teams: ['hxcl-hc'],
    zh: `
{hxcl-hc}主帅：{p:hxcl-hc}大腿拉伤，至少缺席两周
磁共振结果出来了，比预想的好，比希望的差。
{hxcl-hc}今天公布伤情，{p:hxcl-hc}右大腿后侧肌肉二级拉伤，预计缺席两到三周。
他在最近一堂训练课的冲刺练习中感到不适，当场停了下来。队医说，正是这一停，省下了另外三个星期。
## 谁来顶上
主教练没有给出答案，只说这周训练里跑得最认真的人会知道。
> “没有人能代替他，但有人可以做别的事。”主帅说，“我们换一种问题给对手。”
{hxcl-hc.s}接下来两周有三场比赛，其中两场在客场。`,
    en: `
{p:hxcl-hc} out for at least two weeks, {hxcl-hc} coach confirms
The scan came back better than feared and worse than hoped.
{hxcl-hc} said today that {p:hxcl-hc} has a grade two strain of the right hamstring and will miss two to three weeks.
He felt it during sprints in training and pulled up at once. That, the doctor said, is what saved him another three.
## Who steps in
The coach would not say, except that whoever has run hardest this week already knows.
> "Nobody can replace him, but somebody can do something else," he said. "We'll set them a different question."
{hxcl-hc.s} have three matches in the next fortnight, two of them away.`,
    vi: `
Huấn luyện viên {hxcl-hc}: {p:hxcl-hc} rách cơ đùi, nghỉ ít nhất hai tuần
Kết quả chụp cộng hưởng từ đã có: tốt hơn lo ngại, nhưng tệ hơn mong đợi.
{hxcl-hc} hôm nay thông báo {p:hxcl-hc} bị rách cơ đùi sau bên phải độ hai, dự kiến nghỉ hai đến ba tuần.
Anh thấy đau trong bài chạy nước rút và dừng lại ngay. Bác sĩ đội bảo chính cú dừng ấy đã cứu thêm được ba tuần.
## Ai sẽ thế chỗ
Huấn luyện viên không trả lời, chỉ nói người tập chăm nhất tuần này tự khắc biết.
> “Không ai thay được cậu ấy, nhưng có người làm được việc khác,” ông nói. “Chúng tôi sẽ ra cho đối thủ một đề bài khác.”
Hai tuần tới {hxcl-hc.s} có ba trận, hai trong số đó trên sân khách.`,
  },
  {
    key: 'injury-return',
    topic: 'injury',
    sport: 'football',
    cover: 'training-morning',
    by: 'front',
    age: 10,
    league: 'hxcl',
    teams: ['hxcl-sl'],
    zh: `
伤愈归来：{hxcl-sl}中场时隔九个月重新穿上训练背心
没有掌声，只有全队排成两列让他走过去。
{hxcl-sl}训练场今天多了一个人。因膝盖十字韧带手术缺阵九个月的中场程衡，第一次完整参加了合练。
俱乐部没有给出复出时间表，只说他这周的目标是“把所有的球都踢一遍，不带一个念头”。
## 九个月做了什么
前三个月他学会了用左脚刷牙时单腿站立，后三个月考下了教练证书，最后三个月每天给预备队写对手报告。
> “膝盖好得比心快。”程衡说，“我还在等自己敢伸那一脚。”
队友说，今天他伸了两次。`,
    en: `
Nine months on, a {hxcl-sl} midfielder pulls on a bib again
There was no applause, just two lines of team-mates for him to walk between.
There was one more at training with {hxcl-sl} today. Cheng Heng, nine months out after surgery on his cruciate ligament, got through his first full session.
The club gave no date for his return. His aim for the week, it said, is "to kick every kind of ball without a thought attached".
## What he did with the time
In the first three months he learned to brush his teeth on one leg. In the next three he took a coaching badge. For the last three he wrote the opposition reports for the reserves.
> "The knee has healed faster than the head," Cheng said. "I'm waiting for myself to stick that leg out."
Team-mates say he stuck it out twice today.`,
    vi: `
Chín tháng sau, tiền vệ {hxcl-sl} lại khoác áo tập
Không có tràng vỗ tay nào, chỉ có đồng đội đứng thành hai hàng cho anh đi qua.
Sân tập {hxcl-sl} hôm nay thêm một người. Tiền vệ Trình Hành, nghỉ chín tháng vì phẫu thuật dây chằng chéo, lần đầu tập trọn giáo án cùng đội.
Câu lạc bộ không đưa ra ngày tái xuất, chỉ nói mục tiêu tuần này của anh là “đá đủ mọi loại bóng mà đầu không gợn một ý nghĩ nào”.
## Chín tháng ấy anh làm gì
Ba tháng đầu, anh tập đứng một chân khi đánh răng. Ba tháng giữa, anh lấy bằng huấn luyện viên. Ba tháng cuối, ngày nào anh cũng viết báo cáo đối thủ cho đội dự bị.
> “Đầu gối lành nhanh hơn cái đầu,” Trình Hành nói. “Tôi vẫn đang đợi mình dám đưa chân vào.”
Đồng đội kể hôm nay anh đã đưa chân hai lần.`,
  },
  {
    key: 'injury-two',
    topic: 'injury',
    sport: 'football',
    cover: 'bench-meteors',
    by: 'data',
    age: 17,
    league: 'hxcl',
    teams: ['hxcl-lc'],
    zh: `
{hxcl-lc}伤停名单又长了两行：{p:hxcl-lc}轻伤，{p2:hxcl-lc}待检查
周中一次合练，队医室排起了队。
{hxcl-lc}确认，{p:hxcl-lc}脚踝轻度扭伤，将在赛前最后一天决定是否出场；{p2:hxcl-lc}小腿不适，还需要进一步检查。
教练组已经把本周的对抗训练减到一次，改为分组练习定位球和出球线路。
## 赛程是不是太密
{hxcl.s}本赛季有相当一部分轮次安排在周中。数据显示，连续三周一周双赛之后，肌肉类伤病的概率大约上升三成。
> “我不抱怨赛程，所有人踢的是同一张表。”主帅说，“我抱怨的是我自己该早一点轮换。”
两名预备队球员已经收到了一线队的大巴时刻表。`,
    en: `
Two more names on the {hxcl-lc} list: {p:hxcl-lc} doubtful, {p2:hxcl-lc} to be scanned
One midweek session, and a queue outside the physio's door.
{hxcl-lc} say {p:hxcl-lc} has turned an ankle and will be judged on the eve of the game. {p2:hxcl-lc} reported a calf problem and needs another look.
Full-contact work has been cut to once this week, with set pieces and playing out from the back in its place.
## Too many games?
A good part of the {hxcl.s} season is played in midweek. The figures say that after three weeks of two games, muscle injuries go up by about a third.
> "I don't complain about the fixtures, we all play off the same sheet," the coach said. "I complain about myself for not rotating sooner."
Two from the reserves have been sent the first-team bus times.`,
    vi: `
Danh sách chấn thương {hxcl-lc} dài thêm: {p:hxcl-lc} bỏ ngỏ, {p2:hxcl-lc} chờ kiểm tra
Một buổi tập giữa tuần, phòng y tế đã phải xếp hàng.
{hxcl-lc} xác nhận {p:hxcl-lc} bị lật nhẹ cổ chân, đến sát ngày thi đấu mới quyết định ra sân hay không; {p2:hxcl-lc} đau bắp chân, cần kiểm tra thêm.
Ban huấn luyện đã giảm số buổi đối kháng trong tuần còn một, thay bằng bài tập bóng chết và triển khai bóng từ sân nhà.
## Lịch có quá dày?
Không ít vòng đấu {hxcl.s} mùa này rơi vào giữa tuần. Số liệu cho thấy sau ba tuần liên tiếp đá hai trận mỗi tuần, nguy cơ chấn thương cơ tăng chừng ba mươi phần trăm.
> “Tôi không than lịch, ai cũng đá chung một tờ lịch,” huấn luyện viên nói. “Tôi trách mình lẽ ra nên xoay vòng sớm hơn.”
Hai cầu thủ đội dự bị đã nhận được giờ xe của đội một.`,
  },
  {
    key: 'injury-ankle',
    topic: 'injury',
    sport: 'basketball',
    cover: 'board-basketball',
    by: 'feng',
    age: 26,
    league: 'hxbl',
    teams: ['hxbl-lb'],
    zh: `
{hxbl-lb}：{p:hxbl-lb}踝关节扭伤，“看早上能不能下楼梯”
队医的判断标准很朴素，也很准。
{hxbl-lb}通报，{p:hxbl-lb}在训练中落地踩到队友脚面，左踝扭伤，暂时没有骨折迹象。
他当晚拄着拐离开球馆，第二天早上已经可以自己走到餐厅。球队把他列为每日观察。
## 轮换怎么变
在他缺席的时间里，球队很可能把第二阵容的控卫提前三分钟换上来，让主力后卫打无球。
> “我问他疼不疼，他说不疼；我问他下楼梯疼不疼，他不说话了。”队医笑着说。
下一场比赛前两小时，{hxbl-lb.s}会公布最终名单。`,
    en: `
{hxbl-lb}: {p:hxbl-lb} turns an ankle. "Let's see about the stairs tomorrow"
The doctor's test is a simple one, and seldom wrong.
{hxbl-lb} report that {p:hxbl-lb} came down on a team-mate's foot in practice and sprained the left ankle. There is no sign of a fracture.
He left the arena on crutches, and by the next morning was walking to breakfast on his own. The club has him down as day to day.
## How the rotation shifts
While he is out, expect the second-unit guard to come in three minutes sooner and the starting shooting guard to work off the ball.
> "I asked him if it hurt and he said no. I asked him if it hurt on the stairs and he went quiet," the doctor laughed.
{hxbl-lb.s} will name their squad two hours before the next game.`,
    vi: `
{hxbl-lb}: {p:hxbl-lb} lật cổ chân, “xem sáng mai xuống cầu thang được không đã”
Tiêu chuẩn của bác sĩ rất mộc mạc, mà hiếm khi sai.
{hxbl-lb} cho biết {p:hxbl-lb} tiếp đất trúng chân đồng đội trong buổi tập, bong gân cổ chân trái, chưa thấy dấu hiệu gãy xương.
Tối đó anh rời nhà thi đấu bằng nạng, sáng hôm sau đã tự đi bộ xuống phòng ăn. Đội xếp anh vào diện theo dõi từng ngày.
## Xoay vòng ra sao
Trong lúc anh vắng mặt, nhiều khả năng hậu vệ dẫn bóng của đội hình hai vào sân sớm hơn ba phút, còn hậu vệ chính chuyển sang chơi không bóng.
> “Tôi hỏi đau không, cậu ấy bảo không. Tôi hỏi xuống cầu thang có đau không, cậu ấy im,” bác sĩ đội cười.
Hai tiếng trước trận tới, {hxbl-lb.s} sẽ chốt danh sách.`,
  },
  {
    key: 'injury-women',
    topic: 'injury',
    sport: 'football',
    cover: 'coach-redwings',
    by: 'wan',
    age: 34,
    league: 'hxwsl',
    teams: ['hxwsl-fl'],
    zh: `
{hxwsl-fl}为女足配上了自己的康复室，第一位使用者是{p:hxwsl-fl}
过去她们要等男队训练结束。
{hxwsl-fl}的新康复室本周启用，水中跑台、低温舱和两张理疗床，都只写着女队的名字。
第一位躺上去的是{p:hxwsl-fl}。她的小腿有轻微疲劳反应，教练组决定让她少练两天。
## 一张排班表的变化
以前女队的恢复时间排在晚上八点以后，因为那时房间才空出来。现在，早训后二十分钟内就可以开始。
> “冰敷晚六个小时，和没敷差不多。”体能教练说。
俱乐部表示，{p:hxwsl-fl}有望在下一场比赛进入替补名单。`,
    en: `
{hxwsl-fl} get a recovery room of their own, and {p:hxwsl-fl} is first to use it
They used to wait until the men had finished.
The new recovery room at {hxwsl-fl} opened this week: an underwater treadmill, a cold chamber and two treatment tables, all with the women's name on the door and nobody else's.
First on the table was {p:hxwsl-fl}, whose calf has been showing signs of fatigue. She will train less for two days.
## What a rota can tell you
The women's recovery used to begin after eight in the evening, when the room fell free. Now it begins within twenty minutes of morning training.
> "Ice six hours late is about as good as no ice," the fitness coach said.
The club expects {p:hxwsl-fl} to be on the bench for the next match.`,
    vi: `
{hxwsl-fl} có phòng hồi phục riêng, người đầu tiên sử dụng là {p:hxwsl-fl}
Trước đây các cô phải đợi đội nam tập xong.
Phòng hồi phục mới của {hxwsl-fl} hoạt động từ tuần này: máy chạy dưới nước, buồng lạnh và hai giường trị liệu, tất cả chỉ ghi tên đội nữ.
Người đầu tiên nằm lên là {p:hxwsl-fl}. Bắp chân cô có dấu hiệu mỏi, ban huấn luyện quyết định cho tập nhẹ hai ngày.
## Thay đổi từ một tờ lịch trực
Ngày trước, giờ hồi phục của đội nữ xếp sau tám giờ tối, lúc phòng trống. Nay chỉ hai mươi phút sau buổi tập sáng là bắt đầu.
> “Chườm đá muộn sáu tiếng thì cũng như không chườm,” huấn luyện viên thể lực nói.
Câu lạc bộ hy vọng {p:hxwsl-fl} kịp có tên trên ghế dự bị ở trận tới.`,
  },
  {
    key: 'injury-grass',
    topic: 'injury',
    sport: 'football',
    cover: 'boots-grass',
    by: 'chi',
    age: 46,
    league: 'ljsl',
    teams: ['ljsl-dd', 'ljsl-hk'],
    zh: `
{ljsl.s}上半程伤病报告：鞋钉选错，占了脚踝伤的四成
不是草皮不好，是鞋没换。
{ljsl}医务委员会发布半程报告，全联盟脚踝扭伤中，有四成发生时球员穿着不适合当天场地的鞋钉。
{ljsl-dd}和{ljsl-hk}两家俱乐部的数据最好，原因也最简单：器材员会在赛前量一次草的湿度，然后把鞋摆好。
## 报告的建议
赛前一小时统一公布场地湿度，允许中场换鞋不计入拖延时间，青年队每人配备两双。
> “孩子们总觉得换鞋是认怂。”一名器材员说，“我告诉他们，换鞋是为了明天还能来。”
报告将提交全体俱乐部表决。`,
    en: `
{ljsl.s} half-season injuries: wrong studs behind four ankles in ten
It wasn't the grass. They hadn't changed their boots.
The medical committee of the {ljsl} has published its half-season report. In four out of ten ankle sprains, the player was wearing studs that did not suit the pitch that day.
{ljsl-dd} and {ljsl-hk} had the best figures, for the simplest of reasons: the kit man measures how wet the grass is before the game and puts out the right pair.
## What it recommends
Publish the moisture an hour before kick-off, let players change boots at half-time without it counting as delay, and give every youth player two pairs.
> "The kids think changing is chickening out," said one kit man. "I tell them you change so you can come back tomorrow."
The clubs will vote on it.`,
    vi: `
Chấn thương nửa mùa {ljsl.s}: bốn phần mười ca lật cổ chân là do đinh giày
Không phải cỏ xấu, mà là chưa thay giày.
Ủy ban y tế {ljsl} công bố báo cáo giữa mùa: trong số ca lật cổ chân toàn giải, bốn phần mười xảy ra khi cầu thủ mang loại đinh không hợp mặt sân hôm ấy.
{ljsl-dd} và {ljsl-hk} có số liệu đẹp nhất, lý do cũng đơn giản nhất: trước trận, người quản lý dụng cụ đo độ ẩm mặt cỏ rồi bày sẵn đôi giày phù hợp.
## Báo cáo đề nghị
Công bố độ ẩm mặt sân một tiếng trước trận, cho phép thay giày giờ nghỉ mà không tính là câu giờ, mỗi cầu thủ trẻ được phát hai đôi.
> “Bọn trẻ cứ nghĩ thay giày là nhát,” một người quản lý dụng cụ nói. “Tôi bảo thay giày là để mai còn ra sân được.”
Báo cáo sẽ được đưa ra cho các câu lạc bộ bỏ phiếu.`,
  },
]
