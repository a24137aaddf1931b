// 免责声明: how far scores, times, odds, alerts and user content can be relied on.
import type { Name } from '../../../../contract/wire/name.ts'

export const disclaimer = (): Name => ({
  zh: `## 比分与数据

比分、时间、事件与统计仅供观赛参考，可能因数据源、网络或改判而延迟、缺失或出错，以赛事官方公布为准。不是最新的内容会写明是多久以前的，不应当作实时信息。

## 不接受真钱投注

本站不接受用钱或钻石的投注，也不设通往投注平台的链接。趣味竞猜只用签到和任务得来的金币，金币不能购买，不能换成钱，可以在商城兑换商品。

指数只反映市场看法，不是预测，更不是建议。依据本站内容进行的任何投注或交易，后果由行为人自行承担；请遵守所在地的法律。

## 资讯与观点

资讯与评论代表作者本人的看法。转载或引用的内容会注明来源，不代表我们赞同其观点。

专家方案是专家个人的看法，过去的命中率不保证以后。直播、帖子、弹幕、视频和私信由用户发布，由发布者负责；我们收到举报后核实处理，但不能事先审核全部内容。

## 名称与标识

赛事与球队的名称归各自权利人所有。本站的队徽由程序按队色绘制，不是官方标识，也不表示与其有任何合作。

## 服务中断

因维护、网络、设备或不可抗力造成的中断、延迟或提醒未达，在法律允许的范围内我们不承担由此引起的损失，但会尽力恢复并说明原因。`,
  en: `## Scores and data

Scores, times, events and statistics are for information only and may be late, missing or wrong because of data sources, networks or changed decisions; the organisers’ official results prevail. What is not current says how old it is and should not be taken as live.

## No betting for money

This site takes no bets in money or diamonds and carries no links to betting platforms. The prediction game uses only gold coins earned by check-ins and tasks; they cannot be bought or turned into money, and can be exchanged for goods in the rewards store.

Odds only reflect what the market thinks; they are not predictions, still less advice. Whoever bets or trades on the strength of anything here does so at their own risk. Please observe the law where you are.

## News and opinions

News and opinion pieces express the views of their authors. Republished or quoted content names its source, which does not mean that we endorse it.

Picks are the experts’ personal views; past hit rates promise nothing. Live streams, posts, danmaku, videos and messages come from users, who are responsible for them. We look into reports and act on them, but cannot review everything beforehand.

## Names and marks

Names of competitions and teams belong to their respective owners. Crests on this site are drawn by software in team colours; they are not official marks and imply no partnership.

## Interruptions

For interruptions, delays or undelivered alerts caused by maintenance, networks, equipment or force majeure, we accept no liability for resulting losses to the extent the law allows; we will do our best to restore the service and say what happened.`,
  vi: `## Tỷ số và dữ liệu

Tỷ số, thời gian, diễn biến và thống kê chỉ để tham khảo, có thể chậm, thiếu hoặc sai do nguồn dữ liệu, mạng hoặc quyết định thay đổi; kết quả do ban tổ chức công bố là chính thức. Nội dung không còn mới sẽ ghi rõ đã bao lâu, không nên coi là thông tin trực tiếp.

## Không nhận cá cược bằng tiền

Trang này không nhận cá cược bằng tiền hay kim cương và không đặt liên kết tới nhà cái. Dự đoán vui chỉ dùng xu vàng có từ điểm danh và nhiệm vụ; xu không mua được, không đổi thành tiền, có thể đổi quà trong cửa hàng.

Tỷ lệ kèo chỉ phản ánh cách nhìn của thị trường, không phải dự đoán, càng không phải lời khuyên. Ai dựa vào nội dung ở đây để cá cược hay giao dịch phải tự chịu hậu quả; vui lòng tuân thủ pháp luật nơi bạn sinh sống.

## Tin tức và quan điểm

Tin bài và bình luận thể hiện quan điểm của tác giả. Nội dung đăng lại hoặc trích dẫn có ghi nguồn, không có nghĩa chúng tôi tán thành quan điểm đó.

Nhận định là quan điểm riêng của chuyên gia; tỷ lệ đúng trước đây không đảm bảo về sau. Luồng trực tiếp, bài viết, bình luận bay, video và tin nhắn do người dùng đăng và người đăng chịu trách nhiệm; chúng tôi xác minh và xử lý khi có báo cáo, nhưng không thể duyệt trước mọi nội dung.

## Tên gọi và biểu tượng

Tên giải đấu và đội bóng thuộc về chủ sở hữu tương ứng. Huy hiệu trên trang này do phần mềm vẽ theo màu của đội, không phải biểu tượng chính thức và không hàm ý có hợp tác.

## Gián đoạn dịch vụ

Với gián đoạn, chậm trễ hoặc thông báo không đến do bảo trì, mạng, thiết bị hay bất khả kháng, trong phạm vi pháp luật cho phép, chúng tôi không chịu trách nhiệm về tổn thất phát sinh, nhưng sẽ nỗ lực khôi phục và nêu rõ nguyên nhân.`,
})
