// 行为准则: how people treat each other here, what may not be posted, the duties of streamers and experts, and the sanctions.
import type { Name } from '../../../../contract/wire/name.ts'

export const conduct = (site: Name): Name => ({
  zh: `${site.zh}是一起看球的地方。帖子、评论、弹幕、聊天、私信、昵称和头像、视频、直播、方案，都要遵守下面几条。

## 一、怎样说话

- 对事不对人。球队、裁判和观点都可以批评；不要辱骂、威胁、骚扰别人，不要公布别人的隐私。
- 不因国籍、民族、地域、性别、信仰、残疾或支持哪支球队而贬低别人。
- 不刷屏，不冒充他人、俱乐部或运营人员，不编造比分、转会和赛果。
- 有人还没看比赛。标题、昵称和别人的直播间里，不要故意剧透。

## 二、不能发布的

- 违法、色情、血腥暴力的内容，教唆伤害自己或他人的内容，以及任何伤害未成年人的内容。
- 赌博：代投、约人对赌、投注平台的广告和联系方式。
- 诈骗、冒充客服、引流广告和有害的链接。
- 没有权利使用的转播、视频、图片和文章。

## 三、主播

- 只播自己有权播出的画面，对自己直播间里的内容负责。
- 不诱导未成年人送礼和充值，不私下收钱。
- 禁言和请出直播间要有理由；房管的操作都有记录。

## 四、专家

- 方案是自己的判断，写清理由，不抄袭，不转卖。
- 开赛前锁定，之后不改不删；命中和错过都留在战绩里。
- 不承诺必中，不夸大把握，不用内幕消息，不参与操纵比赛。
- 不引导投注，不留联系方式，不拉人私下交易。
- 违反的方案会被撤下，还没结算的购买会退款；严重的会被禁言或停用账号。

## 五、公平

不用程序刷金币、人气、点赞和榜单，不买卖账号，不换个账号绕过禁言和停用。

## 六、看到了怎么办

- 在内容旁点“举报”，写明原因；不想再看到某个人，可以拉黑他。
- 运营人员核实后，内容可能被隐藏或删除，直播可能被结束，发布的人可能被禁言一段时间，账号可能暂时或永久停用。情节严重的，不先提醒。
- 认为处理错了，请写[意见反馈](/feedback)。`,
  en: `${site.en} is a place to watch sport together. These rules apply to posts, comments, danmaku, chat, private messages, nicknames and avatars, videos, streams and picks alike.

## 1. How we talk

- Argue about the point, not the person. Teams, referees and opinions may be criticised; do not insult, threaten or harass anyone, and do not make anyone’s private details public.
- Do not put people down for their nationality, ethnicity, region, gender, belief, disability or the team they support.
- Do not flood the chat, pose as another person, a club or staff, or make up scores, transfers or results.
- Some people have yet to see the match. Do not spoil it on purpose in titles, nicknames or somebody else’s room.

## 2. What may not be posted

- Anything illegal, sexual or gory, anything that incites people to hurt themselves or others, and anything that harms minors.
- Gambling: placing bets for others, private wagers, advertisements and contact details of betting sites.
- Fraud, fake customer service, spam and harmful links.
- Broadcasts, videos, pictures and articles that you have no right to use.

## 3. Streamers

- Stream only what you have the right to show, and answer for what happens in your room.
- Do not encourage minors to send gifts or top up, and take no money on the side.
- Mute or remove people for a reason; what mods do is logged.

## 4. Experts

- A pick is your own judgement, with reasons; no copying, no reselling.
- It is locked before the start and never changed or deleted; hits and misses stay on your record.
- No promised wins, no inflated confidence, no inside information, no part in match-fixing.
- No calls to bet, no contact details, no deals on the side.
- Picks that break these rules are taken down, and purchases not yet settled are refunded; in serious cases the expert is muted or the account suspended.

## 5. Fair play

Do not use programs to inflate coins, popularity, likes or rankings, do not buy or sell accounts, and do not use another account to get around a mute or a suspension.

## 6. If you see something

- Tap “Report” beside it and say why; if you do not want to see someone again, you can block them.
- Once staff have looked into it, content may be hidden or deleted, a stream may be ended, whoever posted it may be muted for a time, and accounts may be suspended for a time or for good. In serious cases there is no warning first.
- If you think a decision is wrong, write to us through [Feedback](/feedback).`,
  vi: `${site.vi} là nơi cùng nhau xem thể thao. Những điều dưới đây áp dụng cho bài viết, bình luận, bình luận bay, trò chuyện, tin nhắn riêng, biệt danh và ảnh đại diện, video, luồng trực tiếp và nhận định.

## 1. Cách trò chuyện

- Bàn về việc, không công kích người. Có thể chê đội bóng, trọng tài và quan điểm; không lăng mạ, đe dọa, quấy rối ai, không công khai thông tin riêng tư của người khác.
- Không hạ thấp người khác vì quốc tịch, dân tộc, vùng miền, giới tính, tín ngưỡng, khuyết tật hay đội bóng họ yêu thích.
- Không spam, không mạo danh người khác, câu lạc bộ hay nhân viên vận hành, không bịa tỷ số, chuyển nhượng hay kết quả.
- Có người chưa xem trận đấu. Đừng cố ý tiết lộ kết quả trong tiêu đề, biệt danh hay phòng của người khác.

## 2. Nội dung không được đăng

- Nội dung trái pháp luật, khiêu dâm, máu me bạo lực, xúi giục làm hại bản thân hay người khác, và mọi nội dung gây hại cho người chưa thành niên.
- Cờ bạc: đặt cược hộ, rủ cá cược riêng, quảng cáo và liên hệ của nhà cái.
- Lừa đảo, giả mạo nhân viên hỗ trợ, quảng cáo lôi kéo và liên kết độc hại.
- Bản phát sóng, video, hình ảnh và bài viết mà bạn không có quyền sử dụng.

## 3. Streamer

- Chỉ phát hình ảnh mà bạn có quyền phát và chịu trách nhiệm về nội dung trong phòng của mình.
- Không dụ người chưa thành niên tặng quà hay nạp tiền, không nhận tiền riêng.
- Cấm chat hay mời ra khỏi phòng phải có lý do; thao tác của Mod đều được ghi lại.

## 4. Chuyên gia

- Nhận định là của chính bạn, nêu lý do, không chép, không bán lại.
- Khóa trước giờ đấu, không sửa không xóa; đúng sai đều nằm trong thành tích.
- Không hứa chắc thắng, không nói quá, không dùng tin nội bộ, không tham gia dàn xếp tỷ số.
- Không rủ cá cược, không để liên hệ, không giao dịch riêng.
- Nhận định vi phạm sẽ bị gỡ, lượt mua chưa có kết quả được hoàn; nặng thì bị cấm chat hoặc khóa tài khoản.

## 5. Công bằng

Không dùng chương trình để tăng xu, độ phổ biến, lượt thích hay thứ hạng, không mua bán tài khoản, không dùng tài khoản khác để né lệnh cấm chat hay khóa tài khoản.

## 6. Khi bạn thấy vi phạm

- Bấm “Báo cáo” bên cạnh nội dung và nêu lý do; nếu không muốn thấy ai nữa, bạn có thể chặn người đó.
- Sau khi nhân viên xác minh, nội dung có thể bị ẩn hoặc xóa, buổi phát có thể bị dừng, người đăng có thể bị cấm chat một thời gian, tài khoản có thể bị khóa tạm thời hoặc vĩnh viễn. Trường hợp nghiêm trọng sẽ không nhắc trước.
- Nếu cho rằng xử lý sai, hãy viết ở mục [Góp ý](/feedback).`,
})
