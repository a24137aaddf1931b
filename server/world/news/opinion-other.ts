// Columns on basketball and e-sports.
import type { ArticleSeed } from './article-seed.ts'

export const otherOpinions: ArticleSeed[] = [
  {
    key: 'opinion-three',
    topic: 'opinion',
    sport: 'basketball',
    cover: 'shoes-dragons',
    by: 'feng',
    age: 14,
    league: 'hxbl',
    teams: ['hxbl-hc', 'hxbl-lb'],
    zh: `
{hxbl-hc.s}敢投三分，{hxbl-lb.s}该怎么守？先别急着扑
扑得越快，漏得越多。
打{hxbl-hc}最常见的错误，是把三分线当成悬崖。人一扑出去，身后就是一整片空地，下一传永远在那里。
{hxbl-lb}有全联盟最厚的内线，这本来是优势，可一旦两个大个子都被带到弧顶，优势就变成了距离。
## 我的办法
不扑人，扑传球路线。把强侧的底角让给对手最不爱投的那个人，其余四个人站住。赌的不是命中率，是耐心。
> 防守不是让对手投不出来，是让他们投自己不想投的。
愿意输两个空位三分去换一整节的节奏，这笔账多数教练算得明白，敢签字的不多。`,
    en: `
{hxbl-hc.s} will shoot from anywhere. So how should {hxbl-lb.s} guard them? Slowly
The faster you fly out, the more you leave behind.
The usual mistake against {hxbl-hc} is to treat the three-point line as a cliff edge. You fly at the shooter, there's an acre behind you, and the next pass is always there.
{hxbl-lb} have the heaviest front court in the league. That ought to help. But once both big men have been walked out to the top of the arc, the advantage has turned into distance.
## What I would do
Don't run at the man, run at the pass. Give the strong-side corner to whoever likes shooting from it least and have the other four stay home. You are not betting on percentages, you are betting on patience.
> Defence isn't stopping them from shooting. It's having them take the shot they didn't want.
Two open threes for the tempo of a whole quarter: most coaches can do that sum. Not many will sign it.`,
    vi: `
{hxbl-hc.s} dám ném ba điểm, {hxbl-lb.s} thủ sao đây? Đừng vội lao ra
Lao càng nhanh, hở càng nhiều.
Sai lầm hay gặp nhất khi đấu {hxbl-hc} là coi vạch ba điểm như mép vực. Lao ra một cái là sau lưng trống cả mảng, đường chuyền kế tiếp luôn nằm ở đó.
{hxbl-lb} có hàng trong dày nhất giải. Vốn là lợi thế, nhưng một khi hai trung phong bị kéo lên đỉnh vòng cung thì lợi thế hóa thành khoảng cách.
## Cách của tôi
Không lao vào người, lao vào đường chuyền. Nhường góc đáy cánh mạnh cho người ít thích ném nhất, bốn người còn lại đứng yên. Ta không cược tỷ lệ, ta cược sự kiên nhẫn.
> Phòng ngự không phải để đối phương không ném được, mà để họ phải ném quả họ không muốn.
Chịu mất hai quả ba điểm trống để đổi lấy nhịp của cả hiệp: bài toán này hầu hết huấn luyện viên tính ra, dám ký tên thì không mấy người.`,
  },
  {
    key: 'opinion-esports',
    topic: 'opinion',
    sport: 'esports',
    cover: 'esports-chair',
    by: 'night',
    age: 50,
    league: 'xy',
    teams: [],
    zh: `
二十三岁就退役？电竞该给选手留一把椅子
反应慢了四十毫秒，经验多了四千局。
{xy}的首发平均年龄只有二十一岁。过了二十三，媒体就开始用“老将”两个字，听上去像在催人。
可是看看决胜局：谁在指挥、谁在喊撤、谁在所有人都想打的时候说不打？大多是那几个“老将”。
## 椅子放在哪里
教练席可以，分析台可以，甚至替补席上一个每周打两局的位置也可以。别的运动花了一百年才学会留住老人，电竞不必再花一百年。
> 手会慢下来，眼睛不会。
这个赛季结束的时候，希望我听到的不是退役，是换座位。`,
    en: `
Retired at twenty-three? Esports should keep a chair for its players
Forty milliseconds slower, four thousand games wiser.
Starters in the {xy} are twenty-one on average. Past twenty-three the press begins to say "veteran", and it sounds like someone holding the door.
But look at deciding games. Who is calling? Who says back off? Who says no when everyone else wants the fight? Those veterans, mostly.
## Where to put it
On the coaching bench, at the analysts' desk, or in a reserve seat with two games a week. Other sports took a hundred years to learn how to keep their old heads. This one needn't.
> Hands slow down. Eyes don't.
When this season ends I hope to hear of people changing chairs, not leaving the room.`,
    vi: `
Hai mươi ba tuổi đã giải nghệ? Esports nên chừa cho tuyển thủ một chiếc ghế
Chậm đi bốn mươi mili giây, dày thêm bốn nghìn ván.
Tuổi trung bình đội hình chính ở {xy} chỉ hai mươi mốt. Qua hai mươi ba, báo chí bắt đầu gọi “lão tướng”, nghe như giục người ta về.
Nhưng hãy nhìn những ván quyết định: ai chỉ huy, ai hô rút, ai nói không khi tất cả đều muốn đánh? Phần lớn là mấy “lão tướng” ấy.
## Đặt ghế ở đâu
Ghế huấn luyện, bàn phân tích, hay một suất dự bị mỗi tuần đánh hai ván cũng được. Các môn khác mất cả trăm năm mới học được cách giữ người cũ, esports không cần mất thêm trăm năm nữa.
> Tay rồi sẽ chậm, mắt thì không.
Cuối mùa này, mong rằng tôi nghe chuyện đổi ghế chứ không phải chuyện chia tay.`,
  },
]
