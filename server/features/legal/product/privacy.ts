// 隐私政策: what stays on the device, what the server learns, who sees it, for how long, and how to undo it. Must match the code
// (src/features/legal/documents.test.ts).
import { limits } from '../../../../contract/limits/limits.ts'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import type { Name } from '../../../../contract/wire/name.ts'

const { searchHistory } = limits
const { closeGrace } = memberLimits

export const privacy = (): Name => ({
  zh: `看比分、关注和提醒不需要账号，这些东西大部分只留在你的设备上。登录、发言和交易时，我们只保存这些功能要用的内容。下面逐项写明。

## 一、留在你设备上的

- 偏好：语言、主题、时区、声音、弹窗、是否隐藏比分，播放器和弹幕的设置。
- 关注与预约、收到的提醒、看过的直播间，最近搜索（最多 ${searchHistory} 条，可一键清除）。
- 离线副本：看过和保存的赛程、积分榜、资讯及其图片；登录后还有读到的私信和自己的资料。
- 写到一半的草稿、等网络发出的内容、还没有回音的付款。
- “记住账号”的手机号或邮箱，邀请你的人的邀请码。密码从不存在设备上。

退出登录时，账号的副本、私信和草稿会从设备上删除；没有发出的改动留着，等这个账号再登录时发出。

## 二、Cookie

- lang、theme、tz、hide、guided：让第一屏就是你的语言、主题、时区和是否隐藏比分，看过引导的不再邀请，保存一年，不用于识别你是谁。
- token：登录凭证，登录后才有，最长 30 天；7 天没有使用，登录就失效。
- __Host-dev（不是 https 时叫 dev）：勾选“保持登录”后才有，网页脚本读不到，90 天没有使用就失效。

## 三、我们收到的

- 账号：手机号或邮箱、昵称、头像、签名、生日、邀请你的人、何时同意了哪个版本的用户协议和隐私政策。登录密码和支付密码只存不能还原的摘要。
- 登录：方式、时间、浏览器、系统和网络地址，登录结束 30 天后删除。登录、验证码等尝试按号码和网络地址计数，2 天后删除。
- 身份：实名认证和申请主播、专家时填写的姓名、证件号、手机、QQ、微信，加密保存，只用来审核，不要证件照片。
- 钱：充值订单、每一笔账单、消费守护的设置。提现的银行卡号或支付宝账号与收款人、兑换商品的收货人、电话和地址加密保存。付款在支付服务的页面完成，我们收不到你付款用的卡号。
- 你发布和发送的：帖子、评论、弹幕、聊天、私信、喇叭、图片、视频、文件、直播和录像、举报、反馈（未登录时可留联系方式）。图片会重新编码，去掉拍摄信息。直播间聊天 30 天后删除，录像里的弹幕随录像保留。
- 你做过的：关注、点赞、收藏、分享、签到、任务、竞猜、评分，看过的直播间和时长，看过的视频（30 天后删除）。未登录看视频时，只存由网络地址算出的标记。搜索只计次数，不记是谁搜的。通知保存 180 天。
- 提醒：允许通知后，浏览器生成推送地址和密钥；我们保存它们、你的语言、关注和提醒设置，以及你填的推送地址（webhook）和日历地址的摘要。登录后，这台设备也会收到账号关注的提醒。提醒记录 7 天后删除；180 天没有动静的设备连同它的关注一起删除，推送失效的 90 天。
- 地区：按浏览器语言或代理给出的国家代码，决定是否显示指数等内容，不保存。
- 日志：程序不逐条记录访问，只记出错的请求和运行中的事件，密码、凭证、手机号、推送地址和卡号会被遮去。本站前面的代理或 CDN 可能另有访问记录。

## 四、谁看得到

- 别人：你的昵称、头像、等级和发布的内容，你在直播间和榜单上送出的礼物与数额，私信是否已读。手机号、邮箱、生日和实名资料不给别人看；关注列表不公开，主播只看得到谁关注了自己。
- 运营人员：审核、客服、打款和寄货要用的资料。查看完整的身份资料、导出名单都会记入只增不减的操作日志；后台没有查看私信的页面，但私信不是端到端加密。主播和房管看得到自己直播间的禁言和请出记录。
- 替我们传送的：浏览器厂商（例如 Google、Apple、Mozilla、Microsoft）的推送服务，看不到提醒的内容；短信和邮件服务，收到你的号码或邮箱与验证码；你选的支付服务（Stripe 或支付宝），收到订单号、金额和所买的钻石数；运营方可能使用的对象存储和 CDN；运营方启用腾讯云即时通信（Tencent Chat）时，私信由它传送和保存，你的昵称和头像也会告诉它，未登录时也会用一个临时账号连接它。
- 你自己填的推送地址（webhook）和订阅日历的软件，会收到提醒和赛程。

## 五、会问你的权限

都在你用到时才问，可以拒绝，也可以在浏览器里收回。

- 通知：收比赛提醒。
- 摄像头：扫登录码，用浏览器开播。麦克风和屏幕画面：用浏览器开播。点“开始推流”之前，画面只在你的设备上。
- 持久存储：让浏览器不要清掉离线内容。后台更新：装好以后，由浏览器决定何时更新离线内容。
- 剪贴板：你点“复制”时写入。复制的是密钥时，过一会儿清除它；你允许过读取的，清除前会先看剪贴板里是不是还是它。

## 六、我们不做的

- 不加载第三方广告、统计或社交脚本，页面的安全策略也不允许它们运行。
- 不索要定位和通讯录。相册里只收得到你自己选的图片和视频。
- 不出售、不交换你的信息。

## 七、你可以怎样查看和撤回

- 导出：在“账号与安全”里把账号的资料和记录存成一个 JSON 文件，每天最多 5 次；图片和视频只有地址。
- 观看历史：在“观看历史”里清除，账号记住的直播间和时长，以及这台设备上的记录，一并删除。
- 注销：${closeGrace} 天内可以撤销，之后删除资料、实名、关注、帖子、评论、弹幕、视频、录像、上传的文件、收货地址和收款账号；账上还有没办完的，等办完再删。
- 注销后仍留下的：账目（只挂在账号编号上）；提现申请，连同加密的收款账号，供查账；你发给别人的私信文字；卖出的方案；反馈的内容（不含联系方式和图片）；房管和运营的操作记录。
- 设备：取消关注、关闭通知，或在浏览器设置里清除本站数据。关闭通知后，推送地址随即失效，我们得知后删除它。清除后设备上的内容无法恢复。

## 八、修改

功能变化时，本页随之更新。对个人信息的处理有疑问，请在[意见反馈](/feedback)里联系本站运营方。`,
  en: `Scores, follows and alerts need no account, and most of that stays on your device. When you sign in, write or pay, we store only what these features need. The details follow.

## 1. What stays on your device

- Preferences: language, theme, time zone, sounds, pop-ups, whether scores are hidden, and the settings of the player and of danmaku.
- Follows and reminders, the alerts you received, the live rooms you watched, and recent searches (at most ${searchHistory}, cleared with one tap).
- Offline copies: fixtures, tables, news and their pictures that you have seen or saved; when signed in, also the messages you read and your own data.
- Unfinished drafts, what waits for the network to be sent, and payments that have had no answer yet.
- The mobile number or email kept by “Remember account”, and the code of whoever invited you. Passwords are never stored on the device.

When you sign out, the account’s copies, messages and drafts are deleted from the device; changes that have not been sent stay and are sent when the same account signs in again.

## 2. Cookies

- lang, theme, tz, hide and guided: they give the first screen your language, theme and time zone, hide scores if you want, and remember that you have seen the guide. They last a year and are not used to tell who you are.
- token: your sign-in credential, present only while you are signed in, for 30 days at most. A sign-in ends after 7 days without use.
- __Host-dev (called dev without https): only if you tick “Stay signed in”. No script on the page can read it; it expires after 90 days without use.

## 3. What we receive

- Account: mobile number or email, nickname, avatar, bio, birthday, who invited you, and when you consented to which version of the agreement and this policy. Your password and payment password are kept only as hashes that cannot be reversed.
- Sign-ins: how, when, browser, system and network address, deleted 30 days after the sign-in has ended. Attempts to sign in, get codes and the like are counted by number and network address and deleted after 2 days.
- Identity: the name, ID number, mobile number, QQ and WeChat that you give for identity verification or when you apply as a streamer or expert. They are stored encrypted and used only for the review; no photos of documents are asked for.
- Money: top-up orders, every transaction, and the settings of your spending guard. The bank card number or Alipay account and name for withdrawals, and the name, phone and address for goods, are stored encrypted. You pay on the page of the payment service; we do not get the card number you pay with.
- What you publish and send: posts, comments, danmaku, chat, messages, horns, pictures, videos, files, live streams and recordings, reports, and feedback (with a contact if you leave one without signing in). Pictures are re-encoded without the details your camera added. Chat in live rooms is deleted after 30 days; danmaku over a recording are kept as long as the recording.
- What you did: follows, likes, favourites, shares, check-ins, tasks, predictions, ratings, the live rooms you watched and for how long, and the videos you watched (deleted after 30 days). If you watch videos without signing in, we keep only a mark computed from your network address. Searches are counted without noting who searched. Notifications are kept for 180 days.
- Alerts: once you allow notifications, your browser creates a push address and keys. We store these, your language, follows and alert settings, any webhook address you enter, and a hash of your calendar address. While you are signed in, the device also gets alerts for what your account follows. Records of alerts are deleted after 7 days; a device that has been silent for 180 days is deleted with its follows, or after 90 days if its push no longer works.
- Region: taken from your browser’s languages or a country code given by a proxy, to decide whether odds and the like are shown. It is not stored.
- Logs: the software does not record each visit, only failed requests and operational events; passwords, credentials, mobile numbers, push addresses and card numbers are masked. A proxy or CDN in front of this site may keep access records of its own.

## 4. Who can see it

- Others: your nickname, avatar, level and what you publish, the gifts you gave in live rooms and on leaderboards and what they were worth, and whether you have read their messages. Your mobile number, email, birthday and identity details are shown to nobody else; your list of follows is not public, and streamers see only who follows them.
- Staff: what they need for reviews, support, payouts and deliveries. Every time full identity details are viewed or a list is exported, an audit log that can only grow records it. There is no staff page for reading messages, but messages are not end-to-end encrypted. Streamers and mods see the mutes and removals in their own room.
- Those who carry things for us: the push services of browser makers (such as Google, Apple, Mozilla or Microsoft), which cannot read the alerts; SMS and email services, which get your number or email and the code; the payment service you choose (Stripe or Alipay), which gets the order number, the sum and the number of diamonds; object storage and CDNs that the operator may use; and, where the operator has turned on Tencent Chat, that service carries and keeps messages and is told your nickname and avatar, and visitors connect to it with a temporary account.
- A webhook address that you enter yourself and the app that subscribes to your calendar receive your alerts and fixtures.

## 5. Permissions we may ask for

We ask only when you use them. You can refuse, or take them back in your browser.

- Notifications: to get match alerts.
- Camera: to scan a sign-in code, and to stream from the browser. Microphone and screen: to stream from the browser. Until you tap “Start streaming”, the picture stays on your device.
- Persistent storage: so that the browser does not clear offline content. Background updates: once installed, the browser decides when offline content is refreshed.
- Clipboard: written when you tap “Copy”. A secret key that you copied is cleared again after a while; if you have allowed reading, we first check that it is still there.

## 6. What we don’t do

- We load no third-party advertising, analytics or social scripts, and the pages’ security policy would not let them run.
- We do not ask for your location or contacts. Of your photos we only get the pictures and videos that you choose yourself.
- We do not sell or trade your information.

## 7. How to see it and take it back

- Export: in “Account and security” you can save the data and records of your account as a JSON file, up to 5 times a day; for pictures and videos it holds only the addresses.
- Watch history: cleared in “Watch history”, which deletes the rooms and watch times kept with the account and the record on this device.
- Deletion: you can change your mind within ${closeGrace} days. After that your profile, identity details, follows, posts, comments, danmaku, videos, recordings, uploaded files, delivery addresses and payout accounts are deleted; if something in the account is still open, this waits until it is settled.
- What stays after deletion: transactions (tied to the account number alone); withdrawal requests with the encrypted payout account, for audits; the text of messages that you sent to others; picks that were sold; what your feedback said (without contact and pictures); records of what mods and staff did.
- Device: unfollow, turn off notifications, or clear this site’s data in your browser settings. With notifications off the push address stops working, and we delete it once we learn of it. What was cleared from the device cannot be restored.

## 8. Changes

When features change, so does this page. If you have questions about how personal information is handled, please contact the operator of this site through [Feedback](/feedback).`,
  vi: `Xem tỷ số, theo dõi và nhận thông báo không cần tài khoản, phần lớn những thứ này chỉ ở trên thiết bị của bạn. Khi bạn đăng nhập, viết bài hay giao dịch, chúng tôi chỉ lưu những gì các tính năng đó cần. Chi tiết như sau.

## 1. Những gì ở lại trên thiết bị của bạn

- Tùy chọn: ngôn ngữ, chủ đề, múi giờ, âm thanh, báo nổi, có ẩn tỷ số hay không, cài đặt trình phát và bình luận bay.
- Theo dõi và lịch nhắc, thông báo đã nhận, phòng trực tiếp đã xem, tìm kiếm gần đây (tối đa ${searchHistory} mục, xóa bằng một lần chạm).
- Bản lưu ngoại tuyến: lịch thi đấu, bảng xếp hạng, tin tức và ảnh đã xem hoặc đã lưu; khi đăng nhập còn có tin nhắn đã đọc và dữ liệu của bạn.
- Bản nháp viết dở, nội dung chờ có mạng để gửi, khoản thanh toán chưa có phản hồi.
- Số điện thoại hoặc email của mục “Nhớ tài khoản”, mã của người đã mời bạn. Mật khẩu không bao giờ được lưu trên thiết bị.

Khi đăng xuất, bản lưu, tin nhắn và bản nháp của tài khoản bị xóa khỏi thiết bị; thay đổi chưa gửi được giữ lại và gửi đi khi tài khoản đó đăng nhập lại.

## 2. Cookie

- lang, theme, tz, hide, guided: để màn hình đầu tiên đúng ngôn ngữ, chủ đề, múi giờ và lựa chọn ẩn tỷ số của bạn, và không mời xem hướng dẫn lần nữa; lưu một năm, không dùng để nhận biết bạn là ai.
- token: chứng thực đăng nhập, chỉ có khi đã đăng nhập, tối đa 30 ngày; phiên đăng nhập hết hiệu lực sau 7 ngày không dùng.
- __Host-dev (khi không có https thì tên là dev): chỉ có khi bạn chọn “Duy trì đăng nhập”; mã trên trang không đọc được, hết hiệu lực sau 90 ngày không dùng.

## 3. Những gì chúng tôi nhận

- Tài khoản: số điện thoại hoặc email, biệt danh, ảnh đại diện, giới thiệu, sinh nhật, người đã mời bạn, thời điểm và phiên bản thỏa thuận, chính sách mà bạn đã đồng ý. Mật khẩu đăng nhập và mật khẩu thanh toán chỉ được lưu dưới dạng băm không thể khôi phục.
- Đăng nhập: cách thức, thời gian, trình duyệt, hệ điều hành và địa chỉ mạng, xóa 30 ngày sau khi phiên kết thúc. Số lần thử đăng nhập, lấy mã xác minh… được đếm theo số điện thoại và địa chỉ mạng, xóa sau 2 ngày.
- Danh tính: họ tên, số giấy tờ, điện thoại, QQ, WeChat bạn điền khi xác minh danh tính hoặc đăng ký làm streamer, chuyên gia; được mã hóa khi lưu, chỉ dùng để xét duyệt, không yêu cầu ảnh giấy tờ.
- Tiền: đơn nạp, từng giao dịch, cài đặt bảo vệ chi tiêu. Số thẻ ngân hàng hoặc tài khoản Alipay và tên người nhận khi rút tiền, người nhận, điện thoại và địa chỉ khi đổi quà được mã hóa khi lưu. Bạn thanh toán trên trang của dịch vụ thanh toán; chúng tôi không nhận số thẻ bạn dùng để trả.
- Những gì bạn đăng và gửi: bài viết, bình luận, bình luận bay, trò chuyện, tin nhắn, loa, ảnh, video, tệp, luồng trực tiếp và bản ghi, báo cáo, góp ý (khi chưa đăng nhập có thể để lại liên hệ). Ảnh được mã hóa lại và bỏ thông tin chụp. Trò chuyện trong phòng trực tiếp bị xóa sau 30 ngày; bình luận bay trên bản ghi được giữ cùng bản ghi.
- Những gì bạn đã làm: theo dõi, lượt thích, mục yêu thích, chia sẻ, điểm danh, nhiệm vụ, dự đoán, chấm điểm, phòng trực tiếp đã xem và thời lượng, video đã xem (xóa sau 30 ngày). Khi xem video mà không đăng nhập, chúng tôi chỉ lưu một ký hiệu tính từ địa chỉ mạng. Lượt tìm kiếm chỉ được đếm, không ghi ai đã tìm. Thông báo trong ứng dụng được giữ 180 ngày.
- Thông báo trận đấu: khi bạn cho phép, trình duyệt tạo địa chỉ đẩy và khóa; chúng tôi lưu chúng, ngôn ngữ, mục theo dõi và cài đặt thông báo, cùng địa chỉ webhook bạn nhập và giá trị băm của địa chỉ lịch. Khi đã đăng nhập, thiết bị này cũng nhận thông báo về những gì tài khoản theo dõi. Lịch sử thông báo bị xóa sau 7 ngày; thiết bị không hoạt động 180 ngày bị xóa cùng mục theo dõi, nếu thông báo đẩy đã mất hiệu lực thì sau 90 ngày.
- Khu vực: dựa vào ngôn ngữ trình duyệt hoặc mã quốc gia do máy chủ trung gian cung cấp để quyết định có hiện tỷ lệ kèo và nội dung tương tự hay không; không lưu lại.
- Nhật ký: chương trình không ghi từng lượt truy cập, chỉ ghi yêu cầu bị lỗi và sự kiện khi vận hành; mật khẩu, chứng thực, số điện thoại, địa chỉ đẩy và số thẻ được che đi. Máy chủ trung gian hoặc CDN phía trước trang có thể có nhật ký truy cập riêng.

## 4. Ai xem được

- Người khác: biệt danh, ảnh đại diện, cấp độ và nội dung bạn đăng, quà bạn tặng trong phòng trực tiếp và trên bảng xếp hạng cùng giá trị, tin nhắn đã đọc hay chưa. Số điện thoại, email, sinh nhật và thông tin danh tính không hiện cho người khác; danh sách theo dõi không công khai, streamer chỉ thấy ai theo dõi mình.
- Nhân viên: thông tin cần cho xét duyệt, hỗ trợ, chi trả và gửi quà. Mỗi lần xem đầy đủ thông tin danh tính hoặc xuất danh sách đều được ghi vào nhật ký thao tác chỉ thêm, không xóa; trang quản trị không có chỗ xem tin nhắn, nhưng tin nhắn không được mã hóa đầu cuối. Streamer và Mod xem được lịch sử cấm chat và mời ra của phòng mình.
- Bên chuyển giúp chúng tôi: dịch vụ đẩy của hãng trình duyệt (như Google, Apple, Mozilla, Microsoft), không đọc được nội dung thông báo; dịch vụ tin nhắn và thư, nhận số điện thoại hoặc email cùng mã xác minh; dịch vụ thanh toán bạn chọn (Stripe hoặc Alipay), nhận mã đơn, số tiền và số kim cương; kho lưu trữ và CDN mà đơn vị vận hành có thể dùng; nếu đơn vị vận hành bật Tencent Chat, dịch vụ này chuyển và lưu tin nhắn, được cho biết biệt danh và ảnh đại diện của bạn, người chưa đăng nhập cũng kết nối tới đó bằng một tài khoản tạm.
- Địa chỉ webhook do bạn tự nhập và phần mềm đăng ký lịch của bạn sẽ nhận thông báo và lịch thi đấu.

## 5. Những quyền có thể được hỏi

Chỉ hỏi khi bạn dùng đến; bạn có thể từ chối hoặc thu hồi trong trình duyệt.

- Thông báo: để nhận thông báo trận đấu.
- Camera: quét mã đăng nhập, phát trực tiếp bằng trình duyệt. Micrô và hình ảnh màn hình: phát trực tiếp bằng trình duyệt. Trước khi bạn chạm “Bắt đầu phát luồng”, hình chỉ ở trên thiết bị của bạn.
- Lưu trữ lâu dài: để trình duyệt không xóa nội dung ngoại tuyến. Cập nhật nền: sau khi cài, trình duyệt quyết định khi nào làm mới nội dung ngoại tuyến.
- Bảng nhớ tạm: chỉ ghi khi bạn chạm “Sao chép”. Nếu là khóa bí mật thì một lúc sau sẽ được xóa; nếu bạn đã cho phép đọc, trước khi xóa sẽ kiểm tra xem trong đó còn là khóa ấy không.

## 6. Những điều chúng tôi không làm

- Không tải mã quảng cáo, thống kê hay mạng xã hội của bên thứ ba; chính sách bảo mật của trang cũng không cho chúng chạy.
- Không xin vị trí và danh bạ. Từ thư viện ảnh, chúng tôi chỉ nhận ảnh và video do chính bạn chọn.
- Không bán, không trao đổi thông tin của bạn.

## 7. Cách xem và rút lại

- Xuất dữ liệu: trong “Tài khoản và bảo mật”, bạn có thể lưu dữ liệu và lịch sử của tài khoản thành một tệp JSON, tối đa 5 lần mỗi ngày; ảnh và video chỉ có địa chỉ.
- Lịch sử xem: xóa trong “Lịch sử xem”; các phòng và thời lượng tài khoản ghi nhớ cùng bản ghi trên thiết bị này sẽ bị xóa.
- Xóa tài khoản: có thể hủy trong ${closeGrace} ngày, sau đó hồ sơ, thông tin danh tính, mục theo dõi, bài viết, bình luận, bình luận bay, video, bản ghi, tệp đã tải lên, địa chỉ nhận hàng và tài khoản nhận tiền bị xóa; nếu trong tài khoản còn việc dang dở thì xử lý xong mới xóa.
- Những gì còn lại sau khi xóa: giao dịch (chỉ gắn với mã số tài khoản); yêu cầu rút tiền cùng tài khoản nhận tiền đã mã hóa, để đối soát; chữ trong tin nhắn bạn gửi cho người khác; nhận định đã bán; nội dung góp ý (không kèm liên hệ và ảnh); nhật ký thao tác của Mod và nhân viên.
- Thiết bị: bỏ theo dõi, tắt thông báo, hoặc xóa dữ liệu trang trong cài đặt trình duyệt. Khi tắt thông báo, địa chỉ đẩy hết hiệu lực ngay và chúng tôi xóa nó khi biết điều đó. Nội dung đã xóa trên thiết bị không khôi phục được.

## 8. Sửa đổi

Khi tính năng thay đổi, trang này cũng được cập nhật. Nếu có thắc mắc về việc xử lý thông tin cá nhân, vui lòng liên hệ đơn vị vận hành qua mục [Góp ý](/feedback).`,
})
