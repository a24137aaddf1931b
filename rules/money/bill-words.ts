// Texts of bills outside of pages: column headers and types of the exported CSV.

import type { Lang } from '../../contract/limits/limits.ts'
import type { BillType, WalletName } from '../../contract/money/bill.ts'

type Words = Record<Lang, string>
const words = (zh: string, en: string, vi: string): Words => ({ zh, en, vi })

export const columnWords = [
  words('时间', 'Time', 'Thời gian'),
  words('类型', 'Type', 'Loại'),
  words('钱包', 'Wallet', 'Ví'),
  words('数额', 'Amount', 'Số lượng'),
  words('余额', 'Balance', 'Số dư'),
  words('内容', 'For', 'Nội dung'),
  words('单号', 'Reference no.', 'Mã đơn'),
  words('凭证', 'Receipt', 'Chứng từ'),
] as const

export const walletWords: Record<WalletName, Words> = {
  consumption: words('消费钱包（钻石）', 'Spending wallet (diamonds)', 'Ví chi tiêu (kim cương)'),
  income: words('收益钱包（钻石）', 'Earnings wallet (diamonds)', 'Ví thu nhập (kim cương)'),
  gold: words('金币', 'Gold coins', 'Xu vàng'),
}

export const typeWords: Record<BillType, Words> = {
  recharge: words('充值', 'Top-up', 'Nạp'),
  conversion: words('收益转入消费', 'Move to spending', 'Sang ví chi tiêu'),
  withdrawal: words('提现', 'Withdrawal', 'Rút tiền'),
  refund: words('退回', 'Refund', 'Hoàn lại'),
  'check-in': words('签到', 'Check-in', 'Điểm danh'),
  task: words('任务', 'Task', 'Nhiệm vụ'),
  share: words('分享', 'Share', 'Chia sẻ'),
  exchange: words('兑换', 'Redemption', 'Đổi quà'),
  gift: words('礼物', 'Gift', 'Quà tặng'),
  guard: words('守护', 'Guard', 'Vệ sĩ'),
  noble: words('贵族', 'Noble', 'Quý tộc'),
  barrage: words('广告弹幕', 'Ad danmaku', 'Bình luận bay QC'),
  horn: words('喇叭', 'Horn', 'Loa'),
  tip: words('打赏', 'Tip', 'Thưởng'),
  scheme: words('专家方案', 'Expert pick', 'Nhận định chuyên gia'),
  envelope: words('红包', 'Red envelope', 'Lì xì'),
  guess: words('竞猜', 'Prediction game', 'Dự đoán vui'),
  income: words('收益', 'Earnings', 'Thu nhập'),
  adjust: words('调整', 'Adjustment', 'Điều chỉnh'),
}
