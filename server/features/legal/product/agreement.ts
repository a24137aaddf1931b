// 用户协议: the rules between the reader and the operator of this site. Must match the code (src/features/legal/documents.test.ts).
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import type { Name } from '../../../../contract/wire/name.ts'

const { closeGrace } = memberLimits

export const agreement = (site: Name): Name => ({
  zh: `本协议由你与本站的运营方订立。注册账号或用验证码登录前，由你自己勾选同意；不登录而使用${site.zh}，也请遵守以下内容。不同意，请停止使用。

## 一、我们提供什么

不登录就能看赛程、即时比分、比赛资料、体育资讯、视频和直播，也能关注比赛、开启提醒。登录后可以发言、送礼、加入圈子、私信、签到、竞猜、充值和兑换；申请通过后可以开播或发布专家方案。

运营方可以开关其中的功能，例如充值、提现、商城、竞猜、专家和指数，也可能增加、调整或停止某项功能。

## 二、账号

- 账号用手机号或邮箱注册；用验证码登录时，新的号码会自动注册。请保管好密码、验证码和设备，在“账号与安全”里可以查看并下线登录设备。
- 申请主播、专家和实名认证，请如实填写自己的资料。一个证件只能认证一个账号。
- 违反本协议的内容可能被隐藏或删除，直播可能被结束，账号可能被禁言、请出直播间，或暂时、永久停用。
- 你可以随时注销账号，${closeGrace} 天内可以撤销。还有钻石、收益，或有提现、喇叭、订单没有办完时不能注销；注销后金币、补签卡和等级作废。

## 三、你可以怎样使用

- 供个人观赛使用，可以安装到自己的设备，可以分享页面链接。
- 不得发布违法、色情、暴力、辱骂、垃圾广告、引导赌博或侵犯他人权利的内容。看到这样的内容，请举报。
- 发言、直播和发布方案，还要遵守[行为准则](/about-user?type=conduct)。
- 不得用程序大量抓取数据、干扰服务，或绕过访问频率的限制。
- 不得把${site.zh}的数据用于投注、赌博或为其招揽用户，也不得冒充${site.zh}发布比分与提醒。
- 不得利用${site.zh}从事违反你所在地法律的活动。

## 四、钻石、收益与金币

- 钻石由充值、收益转入或领红包得到，用来送礼物、发红包、发广告弹幕和喇叭、开通守护和贵族、购买方案、打赏和兑换商品。价格与到账数量以付款时显示的为准。钻石不能提现。
- 收益是主播和专家从礼物、守护、贵族、方案和打赏得到的分成，比例由运营方设定。收益可以转入消费钱包，转入后不能再转回；运营方开放提现时，可以申请提现到本人的银行卡或支付宝。绑定或更换收款账号后 24 小时内不能提现；申请由运营人员审核，未通过的原数退回。
- 金币来自签到、任务和竞猜，不能购买，不能换成钻石，不能提现，只用来竞猜和在商城兑换。竞猜的池子由猜中的人按投入分完，只留下除不尽的零头；没人猜中或比赛没有打成，原数退回。
- 会退回的：红包没领完的部分，24 小时后；没通过审核的喇叭；不能寄出的商品；比赛没有打成或结算前被撤下的方案；达到运营方所设金额的礼物，5 秒内可以自己撤回。除此之外，花掉的钻石和金币不退。
- 守护和贵族到期不会自动续费。没有自助的充值退款；付错了款，请联系运营方。

## 五、未成年人

未满 18 周岁的用户，请在监护人知情并同意的情况下使用，不要充值和消费。本站不核对年龄，监护人可以在钱包里打开未成年人模式：打开后不能充值、消费和竞猜，关闭要支付密码。

任何人都可以在钱包里设单笔确认、每日消费和充值上限、冷静期。收紧立即生效，放宽要等 24 小时，冷静期不能提前结束。

## 六、比赛提醒

提醒由你的浏览器厂商的推送服务送达，可能因网络、系统省电或该服务不可用而延迟、合并或丢失。我们会标明本机提醒是否正常，并提供测试，但不承诺每条必达。你可以随时关闭。

## 七、内容与权利

${site.zh}的名称、标志、界面与自有文章的权利归运营方所有。赛事名称、队名及其标识归各自权利人所有，此处仅用于指明比赛。

你发布的内容由你负责，权利仍归你；你允许本站为展示它而保存、处理和传送。直播会留下录像供回看，主播可以删除自己的录像。

专家方案在开赛前锁定，之后作者不能修改或删除；注销账号后，卖出的方案仍留给买家。

如果你认为某项内容侵犯了你的权利，请联系本站运营方并附上说明与证明，我们会尽快核实并处理。

## 八、责任

我们按现状提供服务，并以合理的谨慎维护它。数据的准确性与责任范围见[免责声明](/about-user?type=disclaimer)；个人信息的处理见[隐私政策](/about-user?type=privacy)。法律规定不得排除的责任，不因本协议而免除。

## 九、修改与争议

本协议修改后会更新本页。联系运营方请写[意见反馈](/feedback)。与本协议有关的争议，先友好协商，协商不成的，依法解决。`,
  en: `This agreement is between you and the operator of this site. You tick the box to accept it yourself before you sign up or sign in by code; if you use ${site.en} without signing in, please follow it too. If you do not agree, please stop using ${site.en}.

## 1. What we provide

Without signing in you can see fixtures, live scores, match information, sports news, videos and live rooms, follow matches and turn on alerts. Once signed in you can also chat and comment, send gifts, join circles, exchange messages, check in, play the prediction game, top up and use the rewards store; once your application is approved you can stream or publish picks.

The operator can turn features on and off, such as top-ups, withdrawals, the store, predictions, experts and odds, and may add, change or withdraw features.

## 2. Your account

- You sign up with a mobile number or email; a new number that signs in by code gets an account automatically. Please keep your password, codes and devices safe. “Account and security” shows where you are signed in and lets you sign devices out.
- When you apply as a streamer or expert, or for identity verification, please give your own true details. One ID document can verify only one account.
- Content that breaks this agreement may be hidden or deleted, streams may be ended, and accounts may be muted, removed from a room, or suspended for a time or for good.
- You can delete your account at any time and change your mind within ${closeGrace} days. It cannot be deleted while it holds diamonds or earnings, or has an open withdrawal, horn or order; gold coins, make-up cards and your level are lost with it.

## 3. How you may use it

- It is for your personal use. You may install it on your own devices and share links to its pages.
- You may not post anything illegal, sexual, violent or abusive, spam, anything that draws people into gambling, or anything that infringes the rights of others. If you see such content, please report it.
- Anything you write, stream or publish must also follow the [code of conduct](/about-user?type=conduct).
- You may not harvest data in bulk by automated means, disrupt the service or get around its rate limits.
- You may not use ${site.en}’s data for betting or gambling or to draw people into it, nor publish scores or alerts in ${site.en}’s name.
- You may not use ${site.en} for anything that breaks the law where you are.

## 4. Diamonds, earnings and gold coins

- Diamonds come from top-ups, earnings moved to the spending wallet, and red envelopes. They pay for gifts, red envelopes, ad danmaku, horns, guard and noble, picks, tips and goods. Prices and the number of diamonds you get are those shown when you pay. Diamonds cannot be withdrawn.
- Earnings are the share that streamers and experts receive of gifts, guard, noble, picks and tips, at rates set by the operator. They can be moved to the spending wallet but not back. When the operator has opened withdrawals, they can be paid out on request to your own bank card or Alipay. For 24 hours after you add or change a payout account, nothing can be withdrawn to it; requests are reviewed by staff, and the amount of a refused request is returned in full.
- Gold coins come from check-ins, tasks and predictions. They cannot be bought, turned into diamonds or withdrawn, and serve only for predictions and the rewards store. The pool of a question is shared among those who were right in proportion to their stakes, apart from a remainder too small to divide; if nobody was right or the match was not played, every stake is returned.
- What is refunded: whatever is left of a red envelope, after 24 hours; a horn that is not approved; goods that cannot be sent; and a pick whose match was not played or that was taken down before it was settled. A gift of at least the value set by the operator can be undone by you within 5 seconds. Otherwise diamonds and gold coins that were spent are not refunded.
- Guard and noble status do not renew by themselves. There is no self-service refund of top-ups; if you paid by mistake, please contact the operator.

## 5. Minors

If you are under 18, please use ${site.en} with the knowledge and consent of your guardian, and do not top up or spend. This site does not check ages; a guardian can turn on minor mode in the wallet, which stops top-ups, spending and predictions and can only be turned off with the payment password.

In the wallet anyone can set a confirmation for large spends, daily caps on spending and top-ups, and a cooling-off period. Tighter limits apply at once, looser ones after 24 hours; a cooling-off period cannot be ended early.

## 6. Match alerts

Alerts are delivered by your browser maker’s push service and may be delayed, merged or lost because of the network, power saving or an outage of that service. We show whether alerts work on your device and let you test them, but we do not promise that each one arrives. You can turn them off at any time.

## 7. Content and rights

The name, logo, interface and original articles of ${site.en} belong to its operator. Names of competitions and teams and their marks belong to their respective owners and are used here only to identify matches.

You are responsible for what you publish, and the rights in it stay yours; you allow this site to store, process and transmit it in order to show it. Live streams leave a recording for replay, which the streamer can delete.

An expert’s pick is locked before the match begins, and its author cannot change or delete it afterwards. Picks that were sold stay with their buyers even after the author’s account is deleted.

If you believe that something here infringes your rights, please contact the operator of this site with an explanation and evidence. We will look into it and act promptly.

## 8. Liability

We provide the service as it is and maintain it with reasonable care. For the accuracy of data and the extent of our liability, see the [disclaimer](/about-user?type=disclaimer); for the handling of personal information, see the [privacy policy](/about-user?type=privacy). Nothing in this agreement excludes liability that cannot be excluded by law.

## 9. Changes and disputes

When this agreement changes, this page is updated. To reach the operator, please write through [Feedback](/feedback). Disputes arising from this agreement are to be settled amicably first and, failing that, according to law.`,
  vi: `Thỏa thuận này được lập giữa bạn và đơn vị vận hành trang. Trước khi đăng ký hoặc đăng nhập bằng mã xác minh, chính bạn đánh dấu đồng ý; nếu dùng ${site.vi} mà không đăng nhập, cũng xin tuân theo các nội dung dưới đây. Nếu không đồng ý, vui lòng ngừng sử dụng.

## 1. Chúng tôi cung cấp gì

Không cần đăng nhập, bạn xem được lịch thi đấu, tỷ số trực tiếp, thông tin trận đấu, tin thể thao, video và phòng trực tiếp, theo dõi trận đấu và bật thông báo. Sau khi đăng nhập, bạn có thể trò chuyện, bình luận, tặng quà, vào hội, nhắn tin, điểm danh, chơi dự đoán, nạp và đổi quà; khi đơn được duyệt, bạn có thể phát trực tiếp hoặc đăng nhận định.

Đơn vị vận hành có thể bật tắt các tính năng như nạp, rút tiền, cửa hàng, dự đoán, chuyên gia và tỷ lệ kèo, cũng có thể thêm, điều chỉnh hoặc ngừng một tính năng.

## 2. Tài khoản

- Tài khoản được đăng ký bằng số điện thoại hoặc email; số mới đăng nhập bằng mã xác minh sẽ được tự động đăng ký. Hãy giữ kỹ mật khẩu, mã xác minh và thiết bị; trong “Tài khoản và bảo mật”, bạn xem được và đăng xuất các thiết bị đã đăng nhập.
- Khi đăng ký làm streamer, chuyên gia hoặc xác minh danh tính, vui lòng điền đúng thông tin của mình. Một giấy tờ chỉ xác minh được một tài khoản.
- Nội dung vi phạm thỏa thuận có thể bị ẩn hoặc xóa, buổi phát có thể bị dừng; tài khoản có thể bị cấm chat, mời ra khỏi phòng, khóa tạm thời hoặc vĩnh viễn.
- Bạn có thể xóa tài khoản bất cứ lúc nào và hủy việc đó trong ${closeGrace} ngày. Không thể xóa khi còn kim cương, thu nhập, hoặc còn lệnh rút, loa, đơn hàng đang xử lý; xu vàng, thẻ điểm danh bù và cấp độ sẽ mất theo.

## 3. Bạn có thể sử dụng thế nào

- Dành cho nhu cầu xem thể thao cá nhân; bạn có thể cài lên thiết bị của mình và chia sẻ liên kết tới các trang.
- Không được đăng nội dung trái pháp luật, khiêu dâm, bạo lực, lăng mạ, quảng cáo rác, lôi kéo cờ bạc hoặc xâm phạm quyền của người khác. Nếu thấy, hãy báo cáo.
- Khi viết, phát trực tiếp hay đăng nhận định, bạn còn phải tuân theo [quy tắc ứng xử](/about-user?type=conduct).
- Không được dùng phần mềm thu thập dữ liệu hàng loạt, gây cản trở dịch vụ hoặc lách giới hạn tần suất truy cập.
- Không được dùng dữ liệu của ${site.vi} để cá cược, cờ bạc hoặc lôi kéo người chơi, cũng không được mạo danh ${site.vi} để đăng tỷ số hay thông báo.
- Không được dùng ${site.vi} cho hoạt động trái pháp luật nơi bạn sinh sống.

## 4. Kim cương, thu nhập và xu vàng

- Kim cương có từ nạp tiền, chuyển thu nhập vào ví chi tiêu hoặc nhận lì xì, dùng để tặng quà, phát lì xì, gửi bình luận bay quảng cáo và loa, mở vệ sĩ và quý tộc, mua nhận định, thưởng và đổi quà. Giá và số kim cương nhận được theo hiển thị khi thanh toán. Không thể rút kim cương thành tiền.
- Thu nhập là phần streamer và chuyên gia được chia từ quà, vệ sĩ, quý tộc, nhận định và tiền thưởng, theo tỷ lệ do đơn vị vận hành đặt. Thu nhập có thể chuyển vào ví chi tiêu nhưng không chuyển ngược lại; khi đơn vị vận hành mở rút tiền, bạn có thể yêu cầu rút về thẻ ngân hàng hoặc Alipay của chính mình. Trong 24 giờ sau khi liên kết hoặc đổi tài khoản nhận tiền, không thể rút; yêu cầu do nhân viên xét duyệt, không được duyệt thì hoàn lại đủ.
- Xu vàng có từ điểm danh, nhiệm vụ và dự đoán; không mua được, không đổi thành kim cương, không rút được, chỉ dùng để dự đoán và đổi quà. Quỹ của mỗi câu hỏi chia hết cho người đoán đúng theo số đã đặt, chỉ trừ phần lẻ không chia được; không ai đúng hoặc trận không diễn ra thì hoàn lại đủ.
- Được hoàn lại: phần lì xì chưa nhận hết, sau 24 giờ; loa không được duyệt; quà không gửi được; nhận định có trận không diễn ra hoặc bị gỡ trước khi có kết quả; quà tặng từ mức do đơn vị vận hành đặt, bạn có thể tự hoàn tác trong 5 giây. Ngoài ra, kim cương và xu vàng đã dùng không được hoàn.
- Vệ sĩ và quý tộc hết hạn không tự gia hạn. Không có chức năng tự hoàn tiền nạp; nếu thanh toán nhầm, vui lòng liên hệ đơn vị vận hành.

## 5. Người chưa thành niên

Người dưới 18 tuổi vui lòng sử dụng khi người giám hộ biết và đồng ý, không nạp và chi tiêu. Trang không kiểm tra độ tuổi; người giám hộ có thể bật chế độ người chưa thành niên trong ví: khi bật thì không nạp, chi tiêu và dự đoán được, muốn tắt phải có mật khẩu thanh toán.

Trong ví, ai cũng có thể đặt xác nhận khoản lớn, hạn mức chi tiêu và nạp mỗi ngày, và tạm dừng chi tiêu. Siết chặt có hiệu lực ngay, nới lỏng phải chờ 24 giờ; không thể kết thúc sớm thời gian tạm dừng.

## 6. Thông báo trận đấu

Thông báo được gửi qua dịch vụ đẩy của hãng trình duyệt bạn dùng, và có thể bị chậm, gộp hoặc mất do mạng, chế độ tiết kiệm pin hoặc do dịch vụ đó gián đoạn. Chúng tôi cho biết thông báo trên thiết bị có hoạt động hay không và cho phép thử, nhưng không cam kết mọi thông báo đều đến nơi. Bạn có thể tắt bất cứ lúc nào.

## 7. Nội dung và quyền sở hữu

Quyền đối với tên gọi, biểu trưng, giao diện và bài viết riêng của ${site.vi} thuộc về đơn vị vận hành. Tên giải đấu, tên đội và biểu tượng thuộc về chủ sở hữu tương ứng, ở đây chỉ dùng để nhận biết trận đấu.

Bạn chịu trách nhiệm về nội dung mình đăng và vẫn giữ quyền đối với nội dung đó; bạn cho phép trang lưu trữ, xử lý và truyền tải để hiển thị. Buổi trực tiếp để lại bản ghi để xem lại, streamer có thể xóa bản ghi của mình.

Nhận định của chuyên gia được khóa trước giờ đấu, sau đó tác giả không sửa hay xóa được; nhận định đã bán vẫn thuộc về người mua kể cả khi tác giả xóa tài khoản.

Nếu bạn cho rằng nội dung nào đó xâm phạm quyền của mình, vui lòng liên hệ đơn vị vận hành trang kèm giải trình và bằng chứng; chúng tôi sẽ sớm xác minh và xử lý.

## 8. Trách nhiệm

Dịch vụ được cung cấp theo hiện trạng và được duy trì với sự cẩn trọng hợp lý. Về độ chính xác của dữ liệu và phạm vi trách nhiệm, xem [tuyên bố miễn trừ](/about-user?type=disclaimer); về việc xử lý thông tin cá nhân, xem [chính sách quyền riêng tư](/about-user?type=privacy). Thỏa thuận này không loại trừ những trách nhiệm mà pháp luật không cho phép loại trừ.

## 9. Sửa đổi và tranh chấp

Khi thỏa thuận thay đổi, trang này sẽ được cập nhật. Để liên hệ đơn vị vận hành, hãy viết ở mục [Góp ý](/feedback). Tranh chấp liên quan trước hết được giải quyết bằng thương lượng; nếu không thành thì giải quyết theo pháp luật.`,
})
