// The access matrix: for each call, which foreign objects it can name, and the error that another person gets for naming them. Test servers
// refuse to start with a call that has no row: access is denied until it has been reviewed. R-ACCESS-1.
import { type ApiKey, api } from '../../../contract/api.ts'
import { openKeys } from '../contract/open-calls.ts'

/** Every kind of caller that the product knows; none of them owns the named object. */
export type Caller =
  | 'nobody'
  | 'blocked'
  | 'member'
  /** Muted, kicked or a manager in the owner's room. */
  | 'muted'
  | 'kicked'
  | 'manager'
  /** Silenced on the whole site. */
  | 'silenced'
  /** The streamer of another room, and a manager of that room. */
  | 'streamer'
  | 'neighbour'
  | 'expert'
  | 'operator'

/** Objects of one person whose ids another person may have learnt. */
export interface Owned {
  id: string
  /** A person in the owner's room. */
  fellow: string
  room: string
  session: string
  order: string
  withdrawal: string
  receipt: string
  outcome: string
  upload: string
  media: string
  payTicket: string
  draftTicket: string
  device: { device_id: string; secret: string }
  /** Given, but not shown yet. */
  gift: string
  video: string
  qr: string
  circle: string
  post: string
  comment: string
  announcement: string
  group: string
  message: string
  /** An entry of the room's moderation log. */
  act: number
  danmaku: string
}
interface Naming {
  query?: Record<string, string>
  body?: object
  /** Error for all other callers. */
  error: string
  /** Callers with a different error; null: allowed. */
  by?: Partial<Record<Caller, string | null>>
}
/**
 * everyone: open to guests; contains no personal objects. self: for signed-in users; names no objects of others. operator: for operators,
 * about anyone.
 */
export type AccessRow = 'everyone' | 'self' | 'operator' | ((owned: Owned) => Naming[])

export const allKeys = Object.keys(api) as ApiKey[]
export const guardedKeys = allKeys.filter((key) => api[key].who !== 'guest')
/** Places the fields as the call expects them: in the body for most of POST, in the query for GET. */
export const inputOf = (key: ApiKey, fields: object) =>
  key.startsWith('GET') ? { query: fields as Record<string, string> } : { body: fields }

const forged = 'A'.repeat(43)
const alertsOn = { value1: true, value2: true, value3: true, value4: true }
const forbidden = 'forbidden'
/** Reserved for the owner and the managers of the room. */
const moderators = { error: forbidden, by: { manager: null } }
/** Actions of a streamer in the own room, which name no foreign object. */
const ownRoom = { error: forbidden, by: { streamer: null } }
/** A streamer's error for an object of another room. */
const othersRoom = { error: forbidden, by: { streamer: 'not-found' } }
const silent = { silenced: 'silenced' }

export const accessRows: Partial<Record<ApiKey, AccessRow>> = {
  'POST api/Member/SignOut': 'self',
  'POST api/user/scanLogin': ({ qr }) => [{ body: { code: qr }, error: 'qr-expired' }],
  'POST api/user/confirmLogin': ({ qr }) => [
    { body: { code: qr, allow: true }, error: 'qr-expired' },
    { body: { code: qr, allow: false }, error: 'qr-expired' },
  ],
  'GET api/User/getUserInfo': 'self',
  'GET api/Universal/feedbackList': 'self',
  'POST api/user/shareBind': 'self',
  'GET api/Order/getList': 'self',
  'GET api/order/getTypeList': 'self',
  'GET api/Order/receipt': ({ receipt }) => [{ query: { id: receipt }, error: 'not-found' }],
  'GET api/Order/export': 'self',
  'GET api/Order/recharge': ({ order }) => [{ query: { id: order }, error: 'not-found' }],
  'POST api/goods/exchangeRecords': 'self',
  'POST api/goods/exchange': 'self',
  'POST api/Basketballuser/collect': 'self',
  'POST api/hot_match/support': 'self',
  'POST api/hot_match/rate': 'self',
  'POST api/live/reserveMatch': 'self',
  'POST api/live/reserveMatch2': 'self',
  'GET api/Member/info': 'self',
  'GET api/Member/followBook': 'self',
  'POST api/Member/arrangeFollows': 'self',
  'GET api/Notification/getList': 'self',
  'GET api/Notification/unread': 'self',
  // Names a position in the notification sequence, and marks nothing of other people's.
  'POST api/Notification/read': 'self',
  'GET api/Notification/choices': 'self',
  'POST api/Notification/choose': 'self',
  'POST api/member/updateInfo': ({ media }) => [{ body: { avatar: media }, error: 'avatar-refused' }],
  'POST api/Member/verified': 'self',
  'POST api/Member/getVerifiedInfo': 'self',
  'POST api/Member/paymentPassword': 'self',
  'POST api/Member/getQiniuToken': 'self',
  'POST api/Member/uploaded': ({ upload }) => [{ body: { token: upload }, error: 'ticket-expired' }],
  'POST api/Member/dropUpload': 'self',
  'GET api/Member/sessions': 'self',
  'POST api/Member/endSession': ({ session }) => [{ body: { id: session }, error: 'not-found' }],
  'POST api/Member/device': ({ device }) => [{ body: { device: { ...device, secret: 'A'.repeat(43) } }, error: 'not-found' }],
  'GET api/Member/follows': 'self',
  'POST api/Member/follow': 'self',
  'GET api/Member/blockList': 'self',
  'POST api/Member/block': 'self',
  'POST api/Member/export': 'self',
  'POST api/Member/close': 'self',
  'POST api/Member/keep': 'self',
  'GET api/Push/getList': 'self',
  'GET api/chargerules/payUrl': 'self',
  'POST api/Activity/pcSignTaskList': 'self',
  'POST api/Activity/task_handle_sign': 'self',
  'POST api/Activity/seen': 'self',
  'POST api/Activity/shareTasks': 'self',
  'POST api/Activity_Config/user_task_list': 'self',
  'GET api/Balance/getInfo': 'self',
  'GET api/Balance/conversionBalance': 'self',
  // A foreign key and an unknown key give the same response, which the test of the call checks.
  'GET api/Balance/outcome': 'self',
  'POST api/Balance/payTicket': 'self',
  'GET api/Balance/guard': 'self',
  'POST api/Balance/setGuard': 'self',
  'POST api/Bank_card/draft': 'self',
  'GET api/Bank_card/bind': ({ draftTicket, payTicket }) => [
    { query: { ticket: draftTicket, pay_ticket: payTicket }, error: 'pay-ticket-expired' },
  ],
  'GET api/Bank_card/getInfo': 'self',
  'GET api/Bank_card/bindAliPay': ({ draftTicket, payTicket }) => [
    { query: { ticket: draftTicket, pay_ticket: payTicket }, error: 'pay-ticket-expired' },
  ],
  'GET api/Bank_card/getAliPayInfo': 'self',
  'GET api/Balance/applyForWithdrawal': ({ payTicket }) => [
    { query: { money: '1000', kind: 'card', pay_ticket: payTicket }, error: 'pay-ticket-expired' },
  ],
  'GET api/Balance/withdrawalList': 'self',
  'POST api/Balance/cancelWithdrawal': ({ withdrawal }) => [{ body: { id: withdrawal }, error: 'not-found' }],
  'GET api/Gift/getUserGiftList': 'self',
  'GET api/Gift/getSentList': 'self',
  'GET api/member/handselGift': 'self',
  'POST api/member/takeBackGift': ({ gift }) => [{ body: { id: gift }, error: 'not-found' }],
  'POST api/member/webgetAnchorgiftlist': () => [ownRoom],
  'GET api/guard_user/mine': 'self',
  'GET api/guard_user/buy': 'self',
  'POST api/Barrage/advert': 'self',
  // The other participant identifies a conversation, so no caller can name a foreign one.
  'POST api/Chat/say': 'self',
  'POST api/Chat/removeLine': ({ room, message }) => [{ body: { id: room, message_id: message }, ...moderators }],
  'GET api/Chat/roomWords': ({ room }) => [{ query: { id: room }, ...moderators }],
  'POST api/Chat/putRoomWords': ({ room }) => [{ body: { id: room, words: ['xx'] }, ...moderators }],
  'GET api/Chat/conversations': 'self',
  'GET api/Chat/conversation': 'self',
  'GET api/Chat/messages': 'self',
  'POST api/Chat/send': 'self',
  'POST api/Chat/read': 'self',
  'POST api/Chat/answerStranger': 'self',
  'POST api/Chat/removeConversation': 'self',
  'GET api/Barrage/send': 'self',
  'POST api/Barrage/like': 'self',
  'POST api/Barrage/remove': ({ danmaku }) => [{ body: { id: danmaku }, error: forbidden, by: { operator: null } }],
  'POST api/anchor_dynamics_user/followCircle': 'self',
  'POST api/anchor_dynamics_user/insert': ({ media, circle }) => [
    { body: { circle_id: circle, content: 'x', pictures: [media] }, error: 'invalid-input' },
    { body: { type: 'video', circle_id: circle, content: 'x', video: media, cover: media }, error: 'video-format' },
  ],
  'POST api/anchor_dynamics_user/edit': ({ post }) => [{ body: { id: post, content: 'x' }, error: forbidden }],
  'POST api/anchor_dynamics_user/likes': 'self',
  'POST api/anchor_dynamics_user/comment': 'self',
  'POST api/anchor_dynamics_user/commentLikes': 'self',
  'POST api/anchor_dynamics/deletePost': ({ post }) => [{ body: { id: post }, error: forbidden, by: { operator: null } }],
  'POST api/Comment/add': 'self',
  'POST api/Comment/likes': 'self',
  'POST api/Comment/delete': ({ comment }) => [{ body: { id: comment }, error: forbidden, by: { operator: null } }],
  'POST api/Report/insert': 'self',
  'POST api/group/addressBook': 'self',
  'POST api/group/crossCorrelation': 'self',
  'POST api/group/addgroup': 'self',
  'POST api/group/addGroupUser': ({ group, id }) => [
    { body: { id: group }, error: forbidden },
    { body: { id: group, users: [id] }, error: forbidden },
  ],
  'POST api/group/members': ({ group }) => [{ body: { id: group }, error: forbidden }],
  'POST api/group/update': ({ group }) => [{ body: { id: group, notice: 'xx' }, error: forbidden, by: silent }],
  'POST api/group/removeGroupUser': ({ group, id }) => [
    { body: { id: group }, error: 'not-found' },
    { body: { id: group, uid: id }, error: forbidden },
  ],
  'POST api/group/destroyGroupNew': ({ group }) => [{ body: { id: group }, error: forbidden }],
  'POST api/live/addshowGroup': ({ group }) => [{ body: { id: group, show: true }, error: forbidden }],
  'GET api/Member/sneHorn': 'self',
  'GET api/Member/hornList': 'self',
  'POST api/Redenvelope/insert': 'self',
  'POST api/Redenvelope/receiveRed': 'self',
  // The video is public, so the error reveals only that the caller does not own it; tests/server/community/video.test.ts covers the rest.
  'POST api/Video_user/delete': ({ video }) => [{ body: { id: video }, error: forbidden }],
  'POST api/Video_user/insert': ({ media }) => [
    { body: { title: 'x', cover: media, video: media, category: 'football' }, error: 'invalid-input', by: silent },
  ],
  'POST api/Video_user/likes': 'self',
  'POST api/Video_user/favorites': 'self',
  'POST api/Video_user/favoriteList': 'self',
  'POST api/Video_user/comment': 'self',
  'POST api/Video_user/commentLikes': 'self',
  'POST api/Videoclassification/myClassification': 'self',
  'POST api/Videoclassification/addMyclassification': 'self',
  'POST api/Live_streaming/badgeEdit': () => [{ body: { name: 'x' }, ...ownRoom }],
  'GET api/Live_streaming/getUserReserveLiveList': 'self',
  'POST api/live/share': 'self',
  'POST api/Member/attention': 'self',
  'GET api/User/attentionList': 'self',
  'GET api/User/attentionLive': 'self',
  'GET api/User/watchlistList': 'self',
  'POST api/User/clearWatchlist': 'self',
  'POST api/member/growupList': 'self',
  'POST api/Live/apply': 'self',
  'GET api/Live/application': 'self',
  'GET api/Live/getManagedRooms': 'self',
  // Anyone may buy a scheme, only its author may write it; questions are public.
  'POST api/Expert/follow': 'self',
  'POST api/Expert/apply': 'self',
  'GET api/Expert/application': 'self',
  'GET api/Expert/offers': () => [{ query: { match: 'm1' }, error: forbidden, by: { expert: null } }],
  'POST api/Expert/publish': () => [
    {
      body: {
        id: '11111111-1111-4111-8111-111111111111',
        match: 'm1',
        plays: [{ type: 'total', pick: 'over', confidence: 60 }],
        title: 'x',
        text: '',
        price: 0,
      },
      error: forbidden,
      by: { expert: null },
    },
  ],
  'POST api/Expert/buy': 'self',
  'POST api/Expert/tip': 'self',
  'GET api/Expert/bought': 'self',
  'POST api/Guess/stake': 'self',
  'GET api/Guess/records': 'self',
  'GET api/Guess/achievements': 'self',
  // Calls of a room owner: a caller without a room is refused, whatever foreign object is named. tests/server/room/room-access.test.ts
  // covers the rest.
  'GET api/Live/getStudio': () => [ownRoom],
  'GET api/Live/getLiveUrl': () => [ownRoom],
  'POST api/Live/rotateKey': () => [ownRoom],
  'GET api/Live/getHealth': () => [ownRoom],
  'GET api/Live/startRoom': () => [ownRoom],
  'POST api/Live/mobileStartRoom': () => [ownRoom],
  'GET api/Live/endRoom': () => [ownRoom],
  'GET api/Live/getBroadcastList': () => [ownRoom],
  'POST api/Live/setPlacard': () => [{ body: { placard: 'x' }, ...ownRoom }],
  'POST api/Live/setLiveInfo': ({ media }) => [{ body: { cover: media }, error: forbidden, by: { streamer: 'invalid-input' } }],
  'GET api/live/setTitle': () => [{ query: { title: 'x' }, ...ownRoom }],
  'POST api/member/setBadgeName': () => [{ body: { badge_name: 'x' }, ...ownRoom }],
  'POST api/member/setAutoReply': () => [{ body: { auto_reply: 'x' }, ...ownRoom }],
  'POST api/Live/setReserveLiveNew': () => [{ body: { title: 'x', start_at: '2099-01-01T00:00:00Z', category: 1 }, ...ownRoom }],
  'GET api/live/updateLive': ({ announcement }) => [{ query: { id: announcement }, ...othersRoom }],
  'GET api/live/deleteReserveLive': ({ announcement }) => [{ query: { id: announcement }, ...othersRoom }],
  'POST api/Live/setLiveList': ({ announcement }) => [{ body: { list: [{ id: announcement, hidden: true }] }, ...othersRoom }],
  'GET api/Live/getOwnReserveList': () => [ownRoom],
  'POST api/Live/setTaboo': ({ fellow, room }) => [{ body: { id: room, uid: fellow, hours: 1 }, ...moderators }],
  'POST api/RoomManage/relieveTaboo': ({ fellow, room }) => [{ query: { id: room, uid: fellow }, ...moderators }],
  'POST api/RoomManage/muteList': ({ room }) => [{ body: { id: room }, ...moderators }],
  'POST api/live/liveKickout': ({ fellow, room }) => [{ body: { id: room, uid: fellow }, ...moderators }],
  'POST api/live/relieveKickout': ({ fellow, room }) => [{ body: { id: room, uid: fellow }, ...moderators }],
  'POST api/live/liveKickoutList': ({ room }) => [{ body: { id: room }, ...moderators }],
  'POST api/live/assistantList': ({ room }) => [{ body: { id: room }, ...moderators }],
  'POST api/RoomManage/getLiveRoomManageList': ({ room }) => [{ query: { id: room }, ...moderators }],
  'POST api/RoomManage/setAdministrations': ({ fellow, room }) => [{ query: { id: room, uid: fellow }, ...moderators }],
  'POST api/RoomManage/delLiveRoomManage': ({ fellow, room }) => [{ query: { id: room, uid: fellow }, ...moderators }],
  'POST api/RoomManage/log': ({ room }) => [{ body: { id: room }, ...moderators }],
  'POST api/RoomManage/undo': ({ room, act }) => [{ body: { id: room, entry: act }, ...moderators }],
  // A device without an account authenticates with its secret.
  'POST api/Push/status': ({ device }) => [{ body: { device: { ...device, secret: forged } }, error: 'not-found' }],
  'POST api/Push/since': ({ device }) => [
    { body: { device: { ...device, secret: forged }, since: '2026-01-01T00:00:00Z' }, error: 'not-found' },
  ],
  'POST api/Push/unsubscribe': ({ device }) => [{ body: { device: { ...device, secret: forged } }, error: 'not-found' }],
  'POST api/Push/test': ({ device }) => [{ body: { device: { ...device, secret: forged } }, error: 'not-found' }],
  'POST api/Push/calendar': ({ device }) => [{ body: { device: { ...device, secret: forged }, on: true }, error: 'not-found' }],
  'POST api/Push/webhook': ({ device }) => [{ body: { device: { ...device, secret: forged }, webhook: null }, error: 'not-found' }],
  'POST api/Push/device': ({ device }) => [
    { body: { device: { ...device, secret: forged }, lang: 'zh', follows: [], settings: alertsOn }, error: 'not-found' },
  ],
  'POST api/user/qrLogin': ({ qr }) => [{ body: { code: qr, ticket: qr }, error: 'qr-expired' }],
  ...Object.fromEntries(openKeys.map((key) => [key, 'everyone' as const])),
  ...Object.fromEntries(guardedKeys.filter((key) => key.includes(' api/Desk/')).map((key) => [key, 'operator' as const])),
}
