// Texts of bills outside of pages: column headers and types of the exported CSV.

import type { Lang } from '../../contract/limits/limits.ts'
import type { BillType, WalletName } from '../../contract/money/bill.ts'

type LocalizedText = Record<Lang, string>
const localized = (zh: string, en: string, vi: string): LocalizedText => ({ zh, en, vi })

export const columnMessages = [
  localized('时间', 'Time', 'Thời gian'),
  localized('类型', 'Type', 'Loại'),
  localized('钱包', 'Wallet', 'Ví'),
  localized('数额', 'Amount', 'Số lượng'),
  localized('余额', 'Balance', 'Số dư'),
  localized('内容', 'For', 'Nội dung'),
  localized('单号', 'Reference no.', 'Mã đơn'),
  localized('凭证', 'Receipt', 'Chứng từ'),
] as const

export const walletMessages: Record<WalletName, LocalizedText> = {
  consumption: localized('消费钱包（钻石）', 'Spending wallet (diamonds)', 'Ví chi tiêu (kim cương)'),
  income: localized('收益钱包（钻石）', 'Earnings wallet (diamonds)', 'Ví thu nhập (kim cương)'),
  gold: localized('金币', 'Gold coins', 'Xu vàng'),
}

export const typeMessages: Record<BillType, LocalizedText> = {
  recharge: localized('充值', 'Top-up', 'Nạp'),
  conversion: localized('收益转入消费', 'Move to spending', 'Sang ví chi tiêu'),
  withdrawal: localized('提现', 'Withdrawal', 'Rút tiền'),
  refund: localized('退回', 'Refund', 'Hoàn lại'),
  'check-in': localized('签到', 'Check-in', 'Điểm danh'),
  task: localized('任务', 'Task', 'Nhiệm vụ'),
  share: localized('分享', 'Share', 'Chia sẻ'),
  exchange: localized('兑换', 'Redemption', 'Đổi quà'),
  gift: localized('礼物', 'Gift', 'Quà tặng'),
  guard: localized('守护', 'Guard', 'Vệ sĩ'),
  noble: localized('贵族', 'Noble', 'Quý tộc'),
  barrage: localized('广告弹幕', 'Ad danmaku', 'Bình luận bay QC'),
  horn: localized('喇叭', 'Horn', 'Loa'),
  tip: localized('打赏', 'Tip', 'Thưởng'),
  scheme: localized('专家方案', 'Expert pick', 'Nhận định chuyên gia'),
  envelope: localized('红包', 'Red envelope', 'Lì xì'),
  guess: localized('竞猜', 'Prediction game', 'Dự đoán vui'),
  income: localized('收益', 'Earnings', 'Thu nhập'),
  adjust: localized('调整', 'Adjustment', 'Điều chỉnh'),
}
