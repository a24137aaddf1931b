// Academies, schools and streets.
import type { ArticleSeed } from './article-seed.ts'

export const youths: ArticleSeed[] = [
  {
    key: 'youth-pinghu',
    topic: 'youth',
    sport: 'football',
    cover: 'youth-day',
    by: 'front',
    age: 6.5,
    league: 'hxcl',
    teams: ['hxcl-ph'],
    zh: `
{hxcl-ph} U18 四人入选国少集训名单
四个人，来自同一条街的两所小学。
国少队今天公布新一期集训名单，{hxcl-ph}梯队有四名球员入选，是各俱乐部中最多的。
四人司职门将、边后卫、中场和边锋。教练笑说，再凑三个就能自己打一场比赛。
## 湖边的训练场
他们的训练场紧挨着湖，球踢出去就要下水捞。青训主管说，这反而教会了孩子们一件事：把球踢准。
> “我们那一届捞球最多的人，后来都成了传球最好的人。”
集训为期十二天，期间将有两场教学赛。`,
    en: `
Four from {hxcl-ph} under-18s called up for the national youth camp
Four players, two primary schools, one street.
The national youth side named its next squad today, and {hxcl-ph} had four in it, more than any other club.
They are a goalkeeper, a full-back, a midfielder and a winger. Three more, their coach joked, and they could have a game on their own.
## By the lake
Their pitch is right on the water. Kick it out and you go in after it, which, the head of the academy says, has taught the children one thing: to kick it straight.
> "The ones in my year who fetched the most balls turned out to be the best passers."
The camp lasts twelve days and includes two practice matches.`,
    vi: `
Bốn cầu thủ U18 {hxcl-ph} được gọi lên đội trẻ quốc gia
Bốn em, hai trường tiểu học, chung một con phố.
Đội trẻ quốc gia hôm nay công bố danh sách tập trung, lò {hxcl-ph} góp bốn người, nhiều nhất trong các câu lạc bộ.
Bốn em đá các vị trí thủ môn, hậu vệ biên, tiền vệ và tiền đạo cánh. Thầy huấn luyện đùa: thêm ba đứa nữa là tự đá được một trận.
## Sân tập bên hồ
Sân tập nằm sát mép hồ, đá ra ngoài là phải lội xuống vớt. Trưởng bộ phận đào tạo bảo nhờ thế bọn trẻ học được một điều: đá cho chuẩn.
> “Khóa chúng tôi, đứa nào vớt bóng nhiều nhất thì sau chuyền giỏi nhất.”
Đợt tập trung kéo dài mười hai ngày, có hai trận đấu tập.`,
  },
  {
    key: 'youth-night',
    topic: 'youth',
    sport: 'football',
    cover: 'youth-evening',
    by: 'chi',
    age: 20,
    league: 'ljsl',
    teams: ['ljsl-cq', 'ljsl-lt'],
    zh: `
巷子里的晚八点：{ljsl-cq.s}把球场灯留到了十点
关灯之前，孩子们还有最后一个进球。
{ljsl-cq}和{ljsl-lt}两家俱乐部从本月起，把社区球场的灯光延长到晚上十点，电费由俱乐部承担。
教练没有安排教学内容，只放了十二个球和一个老裁判。规则由孩子们自己定，吵架也由他们自己解决。
## 规则的演变
第一周，谁的球谁说了算；第二周，有人提出猜拳；第三周，他们写了一张纸，贴在门柱上。
> “第三条是不许骂守门员。”老裁判念给我听，“我觉得可以发给职业联赛。”
俱乐部没有统计谁踢得好。他们只数了数，每天晚上来了多少人。`,
    en: `
Eight o'clock in the alley: {ljsl-cq.s} leave the lights on until ten
There's always time for one more goal before they go out.
Since the start of the month {ljsl-cq} and {ljsl-lt} have kept the lights on at their neighbourhood pitches until ten at night and paid the bill.
There is no coaching. There are twelve balls and one old referee. The children make the rules and settle the arguments.
## How rules are made
In the first week it was: my ball, my rules. In the second someone proposed paper, scissors, stone. In the third they wrote it all on a sheet and stuck it to the goalpost.
> "Number three is no shouting at the goalkeeper," the old man read out to me. "I think the professionals should have a copy."
Nobody has noted down who is good. They have only counted how many come.`,
    vi: `
Tám giờ tối trong ngõ: {ljsl-cq.s} để đèn sân sáng đến mười giờ
Trước lúc tắt đèn, bọn trẻ vẫn kịp ghi thêm một bàn cuối.
Từ tháng này, {ljsl-cq} và {ljsl-lt} kéo dài giờ sáng đèn ở sân bóng khu phố đến mười giờ đêm, tiền điện câu lạc bộ trả.
Không có giáo án nào cả, chỉ có mười hai quả bóng và một ông trọng tài già. Luật do bọn trẻ tự đặt, cãi nhau cũng tự giải quyết.
## Luật ra đời thế nào
Tuần đầu: bóng của ai người ấy quyết. Tuần hai: có đứa đòi oẳn tù tì. Tuần ba: chúng viết hẳn một tờ giấy, dán lên cột gôn.
> “Điều ba: không được mắng thủ môn,” ông trọng tài đọc cho tôi nghe. “Tôi thấy nên gửi cho giải chuyên nghiệp một bản.”
Câu lạc bộ không ghi lại đứa nào đá hay. Họ chỉ đếm mỗi tối có bao nhiêu đứa đến.`,
  },
  {
    key: 'youth-girls',
    topic: 'youth',
    sport: 'football',
    cover: 'press-boats',
    by: 'wan',
    age: 32,
    league: 'hxwsl',
    teams: ['hxwsl-hc'],
    zh: `
{hxwsl-hc}与四十所小学签约：体育课上多一个女生的球
不选拔，不集训，先把球发下去。
{hxwsl-hc}宣布与四十所小学合作，每所学校每周由一线队球员上一节足球课，只要求一件事：班上每个女生都有自己的球。
过去学校的球不够，分组之后，女生往往分到跳绳。
## 第一堂课
第一堂课在海边的一所学校。队员教的不是射门，是停球，停完之后可以做一个自己发明的动作。四十二个孩子，四十二种。
> “有一个停完球行了个礼。”门将笑得直不起腰，“我准备学一下。”
项目计划持续三年，不设考核。`,
    en: `
{hxwsl-hc} sign up forty primary schools: one more ball for every girl
No trials, no squads. Hand out the balls first.
{hxwsl-hc} have joined up with forty primary schools. Once a week a first-team player will take a football lesson in each, on one condition: every girl in the class has a ball of her own.
There never used to be enough. Once the groups were made, the girls tended to end up with the skipping ropes.
## Lesson one
It was at a school by the sea, and it wasn't shooting but trapping. Afterwards you could add a move you had made up. Forty-two children, forty-two moves.
> "One of them trapped it and took a bow," said the goalkeeper, still laughing. "I'm going to learn that one."
It is meant to run three years, with no tests.`,
    vi: `
{hxwsl-hc} bắt tay bốn mươi trường tiểu học: thêm một quả bóng cho mỗi bạn nữ
Không tuyển chọn, không tập trung, cứ phát bóng trước đã.
{hxwsl-hc} công bố hợp tác với bốn mươi trường tiểu học: mỗi tuần một cầu thủ đội một đến dạy một tiết bóng đá, với điều kiện duy nhất là mỗi bạn nữ trong lớp phải có bóng riêng.
Trước đây bóng không đủ, chia nhóm xong, các bạn nữ thường được phát dây nhảy.
## Tiết học đầu tiên
Diễn ra ở một ngôi trường ven biển, không dạy sút mà dạy đỡ bóng, đỡ xong được thêm một động tác tự nghĩ ra. Bốn mươi hai em, bốn mươi hai kiểu.
> “Có bé đỡ bóng xong cúi chào,” thủ môn cười gập cả người. “Tôi định học theo.”
Chương trình kéo dài ba năm, không thi cử gì.`,
  },
  {
    key: 'youth-court',
    topic: 'youth',
    sport: 'basketball',
    cover: 'hoop-quay',
    by: 'feng',
    age: 48,
    league: 'hxbl',
    teams: ['hxbl-qy'],
    zh: `
码头上的篮筐：{hxbl-qy}给渔港修了三块球场
篮架是旧桅杆改的，海风会改变弧线。
{hxbl-qy}与当地渔港合作修建的三块露天球场本周开放，篮架用退役渔船的桅杆焊成，刷的是船用油漆。
这里的孩子投篮有一个习惯：先看旗子。顺风少用三分力，逆风多起半步。
## 一项新纪录
开放第一天，最长的一场比赛打了四个小时，因为规定打到退潮为止。
> “在室内他们反而不会投了。”社区教练摇着头，“我得给球馆装个风扇。”
俱乐部将从这里挑选十二名少年参加夏季训练营。`,
    en: `
Hoops on the quay: {hxbl-qy} build three courts for the fishing port
The posts are old masts, and the wind bends the shot.
Three outdoor courts built by {hxbl-qy} with the fishing port opened this week. The baskets hang from the masts of retired boats, and the paint is for hulls.
Children here have a habit when they shoot: they look at the flag first. With the wind, a little less arm. Against it, half a step more.
## A new record
On the first day the longest game lasted four hours. The rule was to play until the tide went out.
> "Now they can't shoot indoors," said the man who coaches them, shaking his head. "I'll have to put a fan in the gym."
The club will choose twelve of them for its summer camp.`,
    vi: `
Rổ bóng trên bến cảng: {hxbl-qy} xây ba sân cho làng chài
Trụ rổ làm từ cột buồm cũ, gió biển bẻ cong đường bóng.
Ba sân ngoài trời do {hxbl-qy} cùng cảng cá xây dựng mở cửa tuần này. Trụ rổ hàn từ cột buồm của tàu đã nghỉ, sơn bằng sơn tàu.
Trẻ con ở đây có thói quen: trước khi ném thì nhìn lá cờ. Thuận gió bớt tay một chút, ngược gió bật thêm nửa bước.
## Kỷ lục mới
Ngày khai trương, trận dài nhất kéo tới bốn tiếng, vì luật là đánh đến lúc thủy triều rút.
> “Giờ vào nhà chúng lại không biết ném,” ông thầy khu phố lắc đầu. “Chắc tôi phải lắp quạt cho nhà tập.”
Câu lạc bộ sẽ chọn mười hai em vào trại hè.`,
  },
  {
    key: 'youth-reader',
    topic: 'youth',
    sport: 'football',
    cover: 'duel-hills',
    by: 'data',
    age: 55,
    league: 'hxcl',
    teams: ['hxcl-yl'],
    zh: `
{hxcl-yl}青训的新科目：十四岁学写比赛报告
跑得快的人很多，看得懂的人不多。
{hxcl-yl}把一门新课放进了青训课表：每周一晚上，十四岁以上的小球员要写一页比赛报告，只写三件事——球在哪里丢的，为什么，下次怎么办。
教练不改错别字，只在空白处提问。写得最好的那份，会贴在一线队更衣室的门上。
## 门上的那张纸
上个月贴出来的那份写的是一线队的角球防守。第二天，一线队真的改了站位。
> “我们没告诉他是谁写的。”主教练说，“我怕他骄傲，也怕我们不好意思。”
俱乐部计划明年把这门课开放给地方学校。`,
    en: `
A new subject at {hxcl-yl}: at fourteen you write match reports
Plenty of them can run. Not so many can read a game.
{hxcl-yl} have put something new on the academy timetable. On Monday evenings everyone over fourteen writes a page about a match, and it has to say three things: where the ball was lost, why, and what to do next time.
Nobody corrects the spelling. The coach asks questions in the margin. The best one goes up on the first team's dressing-room door.
## The sheet on the door
Last month's was about how the first team defend corners. The next day the first team stood differently.
> "We never told him whose idea it had been," the coach said. "I was afraid he'd get proud, and that we'd be embarrassed."
Next year they mean to offer the class to local schools.`,
    vi: `
Môn học mới ở lò {hxcl-yl}: mười bốn tuổi tập viết báo cáo trận đấu
Đứa chạy nhanh thì nhiều, đứa đọc được trận đấu thì hiếm.
{hxcl-yl} đưa vào thời khóa biểu một môn mới: tối thứ Hai, các em từ mười bốn tuổi viết một trang về trận đấu, chỉ gồm ba ý: mất bóng ở đâu, vì sao, lần sau làm thế nào.
Thầy không sửa chính tả, chỉ đặt câu hỏi bên lề. Bài hay nhất được dán lên cửa phòng thay đồ đội một.
## Tờ giấy trên cửa
Bài tháng trước viết về cách đội một chống phạt góc. Hôm sau, đội một đổi cách đứng thật.
> “Chúng tôi không nói cho thằng bé biết,” huấn luyện viên kể. “Tôi sợ nó kiêu, mà cũng sợ mình ngượng.”
Sang năm câu lạc bộ định mở lớp cho các trường trong vùng.`,
  },
]
