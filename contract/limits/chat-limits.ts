// Constants of chat, danmaku, groups and horns. Plain values: any side may import them.

export const chatLimits = {
  /** Length of a room message, a danmaku or a horn, in user-perceived characters. R-TALK-1. */
  roomMessageLength: 100,
  /** Length of a private or group message, in characters. */
  messageLength: 2_000,
  /**
   * Maximum messages of one user per window, and the window in seconds; no repeats within a window. Counted apart: chat and danmaku of
   * rooms, danmaku of videos, private and group messages. R-TALK-1.
   */
  messagesPerWindow: 20,
  messageWindow: 30,
  /** Danmaku a second shown in a room; the user's own are always shown. R-DANMAKU-2. */
  danmakuPerSecond: 10,
  /** Danmaku on screen at once. R-DANMAKU-2. */
  danmakuDrawn: 80,
  /** Danmaku returned per call. */
  danmakuPage: 500,
  /** Mentions per message. */
  mentions: 10,
  /** Messages of a room per page. */
  roomPage: 50,
  /** Messages of a conversation per page. R-CHAT-1. */
  messagePage: 15,
  /** Seconds between two messages from which the time is shown between them. R-CHAT-1. */
  separator: 120,
  /** Distance from the top at which older messages are loaded, in pixels. R-CHAT-1. */
  olderAt: 30,
  /** Messages that a stranger may send before the recipient replies or accepts. */
  strangerMessages: 3,
  /** Conversations per page of the list. */
  conversations: 200,
  /** Size of a file, in bytes. */
  fileBytes: 20 * 1024 * 1024,
  /** Length of a group's name and of its notice, in characters. */
  groupName: 20,
  groupNotice: 200,
  /** Members of a group; groups that one user may own, and be a member of. */
  groupMembers: 500,
  /** Members per page, and users added to a group per call. */
  groupPage: 50,
  groupAdded: 50,
  groupsOwned: 10,
  groupsJoined: 100,
  /** Words of the operator's list, per language; of a room's own list. */
  words: 5_000,
  roomWords: 200,
  /** Length of such a word, in characters. */
  wordLength: 30,
} as const

/** Danmaku colours and the wealth level that each requires. */
export const danmakuColors = [
  { color: '#ffffff', level: 0 },
  { color: '#ffd84d', level: 1 },
  { color: '#7bd88f', level: 3 },
  { color: '#5cc8ff', level: 5 },
  { color: '#ff8fab', level: 10 },
  { color: '#ff7043', level: 15 },
  { color: '#c792ff', level: 20 },
  { color: '#ff4d4d', level: 30 },
] as const
export const danmakuSizes = [
  { size: 'small', level: 0 },
  { size: 'medium', level: 0 },
  { size: 'large', level: 10 },
] as const
export const danmakuPositions = [
  { position: 'scroll', level: 0 },
  { position: 'top', level: 5 },
  { position: 'bottom', level: 5 },
] as const

/** The emoji table: bracketed names that the app replaces by images. Any other name stays text. */
export const emojiTable = [
  { emojiName: '[微笑]', en: 'smile', vi: 'mỉm cười' },
  { emojiName: '[大笑]', en: 'laugh', vi: 'cười to' },
  { emojiName: '[笑哭]', en: 'tears of joy', vi: 'cười ra nước mắt' },
  { emojiName: '[色]', en: 'love eyes', vi: 'mê mẩn' },
  { emojiName: '[酷]', en: 'cool', vi: 'ngầu' },
  { emojiName: '[调皮]', en: 'playful', vi: 'tinh nghịch' },
  { emojiName: '[害羞]', en: 'shy', vi: 'ngại ngùng' },
  { emojiName: '[流泪]', en: 'tears', vi: 'khóc' },
  { emojiName: '[大哭]', en: 'sob', vi: 'khóc to' },
  { emojiName: '[发怒]', en: 'angry', vi: 'tức giận' },
  { emojiName: '[惊讶]', en: 'surprised', vi: 'ngạc nhiên' },
  { emojiName: '[惊恐]', en: 'scared', vi: 'hoảng sợ' },
  { emojiName: '[疑问]', en: 'question', vi: 'thắc mắc' },
  { emojiName: '[捂脸]', en: 'facepalm', vi: 'che mặt' },
  { emojiName: '[流汗]', en: 'sweat', vi: 'toát mồ hôi' },
  { emojiName: '[困]', en: 'sleepy', vi: 'buồn ngủ' },
  { emojiName: '[睡]', en: 'asleep', vi: 'ngủ' },
  { emojiName: '[闭嘴]', en: 'zipped', vi: 'im lặng' },
  { emojiName: '[晕]', en: 'dizzy', vi: 'chóng mặt' },
  { emojiName: '[吃瓜]', en: 'watermelon', vi: 'hóng chuyện' },
  { emojiName: '[赞]', en: 'thumbs up', vi: 'thích' },
  { emojiName: '[踩]', en: 'thumbs down', vi: 'không thích' },
  { emojiName: '[鼓掌]', en: 'clap', vi: 'vỗ tay' },
  { emojiName: '[拜托]', en: 'please', vi: 'làm ơn' },
  { emojiName: '[握手]', en: 'handshake', vi: 'bắt tay' },
  { emojiName: '[胜利]', en: 'victory', vi: 'chiến thắng' },
  { emojiName: '[加油]', en: 'go', vi: 'cố lên' },
  { emojiName: '[OK]', en: 'OK', vi: 'OK' },
  { emojiName: '[爱心]', en: 'heart', vi: 'trái tim' },
  { emojiName: '[心碎]', en: 'broken heart', vi: 'tan vỡ' },
  { emojiName: '[玫瑰]', en: 'rose', vi: 'hoa hồng' },
  { emojiName: '[礼物]', en: 'gift', vi: 'quà' },
  { emojiName: '[红包]', en: 'red envelope', vi: 'lì xì' },
  { emojiName: '[庆祝]', en: 'party', vi: 'ăn mừng' },
  { emojiName: '[火]', en: 'fire', vi: 'lửa' },
  { emojiName: '[足球]', en: 'football', vi: 'bóng đá' },
  { emojiName: '[篮球]', en: 'basketball', vi: 'bóng rổ' },
  { emojiName: '[奖杯]', en: 'trophy', vi: 'cúp' },
  { emojiName: '[金牌]', en: 'gold medal', vi: 'huy chương vàng' },
  { emojiName: '[黄牌]', en: 'yellow card', vi: 'thẻ vàng' },
  { emojiName: '[红牌]', en: 'red card', vi: 'thẻ đỏ' },
  { emojiName: '[哨子]', en: 'whistle', vi: 'còi' },
] as const
