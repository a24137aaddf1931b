// Chat over Tencent's service, by the documented API of its SDK, which is loaded only where it is configured. The service does not know
// our groups: where it carries the chat, the app offers none.
import type ChatModule from '@tencentcloud/chat'
import type { ChatSDK, Message } from '@tencentcloud/chat'
import type { ChatMessage, Conversation, MessageType } from '../../../contract/chat/chat.ts'
import { tencentFile } from '../../../rules/chat/tencent-hosts.ts'
import { faceAddress } from '../../../rules/face/face-address.ts'
import { type ChatDraft, ChatListeners, type ChatService, type ChatStatus, unsentOrder, type ViewMessage } from './chat-service.ts'

/** The part of the SDK that is used. */
export type TencentSdk = Pick<
  ChatSDK,
  | 'login'
  | 'logout'
  | 'isReady'
  | 'on'
  | 'off'
  | 'getConversationList'
  | 'getMessageList'
  | 'setMessageRead'
  | 'deleteConversation'
  | 'createTextMessage'
  | 'createImageMessage'
  | 'createFileMessage'
  | 'createCustomMessage'
  | 'sendMessage'
  | 'resendMessage'
>
export type TencentNames = Pick<typeof ChatModule, 'EVENT' | 'TYPES'>

interface Payload {
  text?: string
  imageInfoArray?: { url: string }[]
  fileUrl?: string
  fileName?: string
  fileSize?: number
  /** In a custom message, our card as JSON. */
  data?: string
}
interface TheirConversation {
  conversationID: string
  type: string
  unreadCount: number
  userProfile?: { userID: string; nick: string; avatar: string }
  groupProfile?: { groupID: string; name: string; avatar: string }
  lastMessage?: { type: string; payload: Payload; lastTime: number; fromAccount: string }
}

const statusOf = (status: string): ChatStatus => (status === 'fail' ? 'failed' : status === 'unSend' ? 'waiting' : 'sent')

/** Returns a path of this host, or an empty string: our server writes names and pictures, but any SDK client can set others. */
const ownPath = (path: unknown): string => (typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '')

/** Parses our card; null for anything else, since a custom message may hold any data. */
function cardOf(data: string | undefined): ChatMessage['custom'] {
  try {
    const { title, imageUrl, id, type, price } = JSON.parse(data ?? '') as NonNullable<ChatMessage['custom']>
    const isCard = typeof title === 'string' && typeof id === 'string' && ['goods', 'scheme', 'room'].includes(type)
    return isCard ? { title, imageUrl: ownPath(imageUrl), id, type, price: Number(price) || 0 } : null
  } catch {
    // Another app's custom message has nothing to show.
    return null
  }
}

/** Renames the picture: the SDK detects pictures by extension, and the original name is the sender's private data. */
const pictureFile = (picture: Blob): File =>
  new File([picture], picture.type === 'image/png' ? 'picture.png' : 'picture.jpg', { type: picture.type })

interface TencentDeps {
  sdk: TencentSdk
  names: TencentNames
  /** Re-encodes the picture without the camera's metadata. */
  redraw(picture: Blob): Promise<Blob>
}

export function createTencentChat({ sdk, names, redraw }: TencentDeps): ChatService {
  const listeners = new ChatListeners()
  const { EVENT, TYPES } = names
  const failed = new Map<string, Message>()
  let me = ''

  const typeOf = (type: string): MessageType => {
    if (type === TYPES.MSG_IMAGE) return 'image'
    if (type === TYPES.MSG_FILE) return 'file'
    return type === TYPES.MSG_CUSTOM ? 'custom' : 'text'
  }
  function view(message: Message, failure = ''): ViewMessage {
    const payload = message.payload as Payload
    const type = typeOf(String(message.type))
    const status = failure === '' ? statusOf(message.status) : 'failed'
    return {
      id: message.ID,
      key: message.ID,
      conversationID: message.conversationID,
      from: message.from,
      avatar: ownPath(message.avatar) || faceAddress(message.from),
      name: message.nick,
      type,
      text: payload.text ?? '',
      url: tencentFile((type === 'image' ? payload.imageInfoArray?.[0]?.url : payload.fileUrl) ?? ''),
      file: type === 'file' ? { name: payload.fileName ?? '', size: payload.fileSize ?? 0, type: '' } : null,
      custom: type === 'custom' ? cardOf(payload.data) : null,
      isRead: message.isPeerRead,
      order: status === 'sent' ? message.time : unsentOrder,
      isMy: message.flow === 'out',
      status,
      failure,
      time: message.time * 1_000,
    }
  }
  function conversationOf(theirs: TheirConversation): Conversation {
    const { userProfile: user, groupProfile: group, lastMessage: last } = theirs
    const isPair = theirs.type === TYPES.CONV_C2C
    return {
      conversationID: theirs.conversationID,
      type: isPair ? 'C2C' : 'GROUP',
      userProfile: {
        userID: (isPair ? user?.userID : group?.groupID) ?? '',
        nick: (isPair ? user?.nick : group?.name) ?? '',
        avatar: ownPath(isPair ? user?.avatar : group?.avatar) || (isPair && user ? faceAddress(user.userID) : ''),
      },
      lastMessage: last
        ? {
            type: typeOf(last.type),
            payload: { text: last.payload.text ?? last.payload.fileName ?? cardOf(last.payload.data)?.title ?? '' },
            from: last.fromAccount,
            time: new Date(last.lastTime * 1_000).toISOString(),
          }
        : null,
      unreadCount: theirs.unreadCount,
      last_seq: 0,
      read_seq: 0,
      peer_read_seq: 0,
      stranger: 'none',
    }
  }

  const onReceived = ({ data }: { data: Message[] }): void => {
    for (const message of data) listeners.notify({ kind: 'message', message: view(message) })
  }
  const onRead = ({ data }: { data: Message[] }): void => {
    for (const { conversationID, time } of data) listeners.notify({ kind: 'read', conversationID, order: time })
  }
  const onList = (): void => listeners.notify({ kind: 'conversations' })

  async function transmit(message: Message, send: () => Promise<{ data: { message: Message } }>): Promise<void> {
    failed.set(message.ID, message)
    try {
      const { data } = await send()
      failed.delete(message.ID)
      listeners.notify({ kind: 'message', message: { ...view(data.message), key: message.ID } })
    } catch (error) {
      listeners.notify({ kind: 'message', message: view(message, error instanceof Error ? error.message : 'error') })
    }
  }
  async function make(conversationID: string, draft: ChatDraft): Promise<Message> {
    const isPair = conversationID.startsWith('C2C')
    const to = conversationID.slice(isPair ? 'C2C'.length : 'GROUP'.length)
    const about = { to, conversationType: isPair ? TYPES.CONV_C2C : TYPES.CONV_GROUP }
    if (draft.type === 'text') return sdk.createTextMessage({ ...about, payload: { text: draft.text } })
    if (draft.type === 'image') return sdk.createImageMessage({ ...about, payload: { file: pictureFile(await redraw(draft.file)) } })
    if (draft.type === 'file') return sdk.createFileMessage({ ...about, payload: { file: draft.file } })
    return sdk.createCustomMessage({
      ...about,
      payload: { data: JSON.stringify(draft.custom), description: draft.custom.title, extension: '' },
    })
  }
  /** Resolves when the SDK is ready: the service rejects earlier calls. */
  const ready = (): Promise<void> =>
    new Promise((resolve) => {
      if (sdk.isReady()) {
        resolve()
        return
      }
      const onReady = (): void => {
        sdk.off(EVENT.SDK_READY, onReady)
        resolve()
      }
      sdk.on(EVENT.SDK_READY, onReady)
    })

  function leave(): void {
    me = ''
    failed.clear()
    sdk.off(EVENT.MESSAGE_RECEIVED, onReceived)
    sdk.off(EVENT.MESSAGE_READ_BY_PEER, onRead)
    sdk.off(EVENT.CONVERSATION_LIST_UPDATED, onList)
  }

  return {
    async login({ id, userSig }) {
      if (id === me) return
      me = id
      sdk.on(EVENT.MESSAGE_RECEIVED, onReceived)
      sdk.on(EVENT.MESSAGE_READ_BY_PEER, onRead)
      sdk.on(EVENT.CONVERSATION_LIST_UPDATED, onList)
      try {
        await sdk.login({ userID: id, userSig })
      } catch (error) {
        // Undo the subscription, so that the next login starts afresh.
        leave()
        throw error
      }
      await ready()
    },
    async logout() {
      if (me === '') return
      leave()
      await sdk.logout()
    },
    async conversations() {
      const { data } = (await sdk.getConversationList()) as { data: { conversationList: TheirConversation[] } }
      return data.conversationList.filter(({ type }) => type === TYPES.CONV_C2C || type === TYPES.CONV_GROUP).map(conversationOf)
    },
    async messages(conversationID, older) {
      const asked = older === undefined ? { conversationID } : { conversationID, nextReqMessageID: older }
      const { data } = (await sdk.getMessageList(asked)) as {
        data: { messageList: Message[]; nextReqMessageID: string; isCompleted: boolean }
      }
      return {
        list: data.messageList.map((message) => view(message)),
        older: data.isCompleted ? null : data.nextReqMessageID,
        saved: false,
      }
    },
    async send(conversationID, draft) {
      const message = await make(conversationID, draft)
      const waiting = { ...view(message), status: 'waiting' as const, order: unsentOrder }
      listeners.notify({ kind: 'message', message: waiting })
      void transmit(message, () => sdk.sendMessage(message))
      return waiting
    },
    async resend(key) {
      const message = failed.get(key)
      if (message) await transmit(message, () => sdk.resendMessage(message))
    },
    async read(conversationID) {
      await sdk.setMessageRead({ conversationID })
    },
    async remove(conversationID) {
      await sdk.deleteConversation(conversationID)
      listeners.notify({ kind: 'conversations' })
    },
    listen: (listener) => listeners.listen(listener),
  }
}
