// Messages of the sandbox's checkout, in the three languages of the app.
import { type Lang, langs } from '../../../../contract/limits/limits.ts'

export type CheckoutMessages = Record<
  | 'title'
  | 'note'
  | 'buys'
  | 'order'
  | 'pay'
  | 'other'
  | 'late'
  | 'lose'
  | 'fail'
  | 'close'
  | 'paid'
  | 'paidText'
  | 'failed'
  | 'failedText'
  | 'closed'
  | 'closedText'
  | 'again'
  | 'back'
  | 'home'
  | 'gone'
  | 'away'
  | 'diamonds',
  string
>

/** `{site}` is the site's name. */
export const checkoutMessages: Record<Lang, CheckoutMessages> = {
  zh: {
    title: '沙盒收银台',
    note: '演示环境，不会扣款',
    buys: '购买',
    order: '订单号',
    pay: '确认支付',
    other: '试试别的结果',
    late: '支付，10 秒后才通知',
    lose: '支付，但丢失通知',
    fail: '支付失败',
    close: '取消订单',
    paid: '支付成功',
    paidText: '原来的页面会自己更新，可以关闭此页。',
    failed: '支付失败',
    failedText: '没有扣款，可以再试一次。',
    closed: '订单已取消',
    closedText: '没有扣款，可以关闭此页。',
    again: '再试一次',
    back: '查看订单',
    home: '回到{site}',
    gone: '没有这个订单，或链接已失效。',
    away: '暂时无法连接支付平台，请稍后再试。',
    diamonds: '钻石',
  },
  en: {
    title: 'Sandbox checkout',
    note: 'A demonstration: nothing is charged',
    buys: 'You are buying',
    order: 'Order',
    pay: 'Pay',
    other: 'Try another outcome',
    late: 'Pay, and send the notice 10 seconds late',
    lose: 'Pay, and lose the notice',
    fail: 'Let the payment fail',
    close: 'Cancel the order',
    paid: 'Paid',
    paidText: 'The page you came from updates by itself. You can close this one.',
    failed: 'The payment failed',
    failedText: 'Nothing was charged. You can try again.',
    closed: 'The order was cancelled',
    closedText: 'Nothing was charged. You can close this page.',
    again: 'Try again',
    back: 'See the order',
    home: 'Back to {site}',
    gone: 'There is no such order, or the link is no longer valid.',
    away: 'The payment provider cannot be reached right now. Please try again later.',
    diamonds: 'diamonds',
  },
  vi: {
    title: 'Thanh toán thử nghiệm',
    note: 'Bản trình diễn: không trừ tiền',
    buys: 'Bạn mua',
    order: 'Đơn hàng',
    pay: 'Thanh toán',
    other: 'Thử kết quả khác',
    late: 'Thanh toán, 10 giây sau mới báo',
    lose: 'Thanh toán nhưng mất thông báo',
    fail: 'Thanh toán thất bại',
    close: 'Hủy đơn',
    paid: 'Đã thanh toán',
    paidText: 'Trang trước sẽ tự cập nhật. Bạn có thể đóng trang này.',
    failed: 'Thanh toán thất bại',
    failedText: 'Chưa trừ tiền. Bạn có thể thử lại.',
    closed: 'Đơn đã hủy',
    closedText: 'Chưa trừ tiền. Bạn có thể đóng trang này.',
    again: 'Thử lại',
    back: 'Xem đơn hàng',
    home: 'Về {site}',
    gone: 'Không có đơn này hoặc liên kết đã hết hiệu lực.',
    away: 'Hiện không kết nối được nhà cung cấp thanh toán, vui lòng thử lại sau.',
    diamonds: 'kim cương',
  },
}

/** The language of the cookie, else of the browser. */
export function pageLang(cookie: string | undefined, accepted: string | undefined): Lang {
  const known = (text: string | undefined): Lang | undefined => langs.find((lang) => lang === text?.slice(0, 2).toLowerCase())
  return known(cookie) ?? known(accepted) ?? 'zh'
}
