// Titles and descriptions of list pages.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { ListName } from './page.ts'

interface ListMessages {
  /** Same as in the app; empty for the site's own title. */
  title: string
  description: string
}

export const listMessages: Record<ListName, Record<Lang, ListMessages>> = {
  main: {
    zh: { title: '', description: '足球、篮球、网球、羽毛球和电竞的直播、即时比分、赛程与资讯，进球第一时间提醒。' },
    en: {
      title: '',
      description: 'Live streams, live scores, fixtures and news of football, basketball, tennis, badminton and esports, with goal alerts.',
    },
    vi: {
      title: '',
      description: 'Trực tiếp, tỷ số, lịch thi đấu và tin tức bóng đá, bóng rổ, quần vợt, cầu lông, esports, có báo bàn thắng tức thì.',
    },
  },
  football: {
    zh: { title: '足球比分', description: '足球即时比分：正在进行、未开赛和已结束的比赛，按联赛和日期查看。' },
    en: { title: 'Football scores', description: 'Live football scores: matches in play, upcoming and finished, by league and day.' },
    vi: { title: 'Tỷ số bóng đá', description: 'Tỷ số bóng đá trực tuyến: trận đang đá, sắp đá và đã kết thúc, theo giải và theo ngày.' },
  },
  basketball: {
    zh: { title: '篮球比分', description: '篮球即时比分，每节得分，按联赛和日期查看。' },
    en: { title: 'Basketball scores', description: 'Live basketball scores with every quarter, by league and day.' },
    vi: { title: 'Tỷ số bóng rổ', description: 'Tỷ số bóng rổ trực tuyến với điểm từng hiệp, theo giải và theo ngày.' },
  },
  schedule: {
    zh: { title: '赛程', description: '各项赛事的赛程，哪些直播间会播，可以预约提醒。' },
    en: { title: 'Fixtures', description: 'Fixtures of every sport by day, the rooms that will show them, and reminders.' },
    vi: { title: 'Lịch thi đấu', description: 'Lịch thi đấu các môn theo ngày, phòng nào sẽ phát và đặt lịch nhắc.' },
  },
  rooms: {
    zh: { title: '直播', description: '正在直播的房间：足球、篮球、网球、羽毛球、电竞和棋牌。' },
    en: { title: 'Live', description: 'Rooms on air now: football, basketball, tennis, badminton, esports and cards.' },
    vi: { title: 'Trực tiếp', description: 'Các phòng đang phát: bóng đá, bóng rổ, quần vợt, cầu lông, esports và bài.' },
  },
  'rooms-1': {
    zh: { title: '足球直播', description: '正在直播足球的房间。' },
    en: { title: 'Live football', description: 'Rooms showing football now.' },
    vi: { title: 'Trực tiếp bóng đá', description: 'Các phòng đang phát bóng đá.' },
  },
  'rooms-2': {
    zh: { title: '篮球直播', description: '正在直播篮球的房间。' },
    en: { title: 'Live basketball', description: 'Rooms showing basketball now.' },
    vi: { title: 'Trực tiếp bóng rổ', description: 'Các phòng đang phát bóng rổ.' },
  },
  'rooms-3': {
    zh: { title: '棋牌电竞直播', description: '正在直播棋牌和电竞的房间。' },
    en: { title: 'Live cards and esports', description: 'Rooms showing card games and esports now.' },
    vi: { title: 'Trực tiếp bài và esports', description: 'Các phòng đang phát bài và esports.' },
  },
  'rooms-4': {
    zh: { title: '网球直播', description: '正在直播网球的房间。' },
    en: { title: 'Live tennis', description: 'Rooms showing tennis now.' },
    vi: { title: 'Trực tiếp quần vợt', description: 'Các phòng đang phát quần vợt.' },
  },
  'rooms-5': {
    zh: { title: '羽毛球直播', description: '正在直播羽毛球的房间。' },
    en: { title: 'Live badminton', description: 'Rooms showing badminton now.' },
    vi: { title: 'Trực tiếp cầu lông', description: 'Các phòng đang phát cầu lông.' },
  },
  'rooms-6': {
    zh: { title: '其他直播', description: '正在直播其他内容的房间。' },
    en: { title: 'Other live rooms', description: 'Rooms showing everything else now.' },
    vi: { title: 'Phòng khác', description: 'Các phòng đang phát nội dung khác.' },
  },
  rank: {
    zh: { title: '主播榜', description: '日榜、周榜和月榜：人气、礼物和粉丝最多的主播。' },
    en: { title: 'Top streamers', description: 'Streamers of the day, week and month by heat, gifts and fans.' },
    vi: { title: 'Top streamer', description: 'Streamer của ngày, tuần và tháng theo độ hot, quà tặng và người hâm mộ.' },
  },
  dome: {
    zh: { title: '多看台', description: '同时观看最多四个直播间，同步到同一时刻。' },
    en: { title: 'Multiview', description: 'Watch up to four live rooms at once, in sync.' },
    vi: { title: 'Xem nhiều phòng', description: 'Xem cùng lúc tối đa bốn phòng trực tiếp, đồng bộ theo thời gian.' },
  },
  news: {
    zh: { title: '资讯', description: '足球、篮球、网球、羽毛球和电竞的快讯、战报、转会与前瞻。' },
    en: { title: 'News', description: 'News, reports, transfers and previews of football, basketball, tennis, badminton and esports.' },
    vi: { title: 'Tin tức', description: 'Tin nhanh, tường thuật, chuyển nhượng và nhận định các môn thể thao.' },
  },
  'football-data': {
    zh: { title: '足球资料库', description: '足球联赛的积分榜、赛程、射手榜、球队和球员。' },
    en: { title: 'Football data', description: 'Tables, fixtures, top scorers, teams and players of football leagues.' },
    vi: { title: 'Dữ liệu bóng đá', description: 'Bảng xếp hạng, lịch, vua phá lưới, đội bóng và cầu thủ của các giải bóng đá.' },
  },
  'basketball-data': {
    zh: { title: '篮球资料库', description: '篮球联赛的排名、赛程、数据王、球队和球员。' },
    en: { title: 'Basketball data', description: 'Standings, fixtures, leaders, teams and players of basketball leagues.' },
    vi: { title: 'Dữ liệu bóng rổ', description: 'Thứ hạng, lịch, dẫn đầu chỉ số, đội bóng và cầu thủ của các giải bóng rổ.' },
  },
  'other-data': {
    zh: { title: '资料库', description: '网球、羽毛球和电竞的参赛者与战绩。' },
    en: { title: 'Data', description: 'Players and teams of tennis, badminton and esports, with their results.' },
    vi: { title: 'Dữ liệu', description: 'Vận động viên và đội quần vợt, cầu lông, esports cùng kết quả.' },
  },
  videos: {
    zh: { title: '视频', description: '集锦、解说和直播回放：推荐、最热与最新。' },
    en: { title: 'Video', description: 'Highlights, commentary and recordings: recommended, hot and new.' },
    vi: { title: 'Video', description: 'Highlight, bình luận và phát lại: đề xuất, hot và mới nhất.' },
  },
  'video-categories': {
    zh: { title: '视频分类', description: '按分类查看视频。' },
    en: { title: 'Video categories', description: 'Videos by category.' },
    vi: { title: 'Chuyên mục video', description: 'Video theo chuyên mục.' },
  },
  forecasts: {
    zh: { title: '赛事前瞻', description: '专家对即将开始的比赛的方案，开赛前锁定并打上时间戳。' },
    en: { title: 'Forecasts', description: 'Expert picks on coming matches, locked and time-stamped before the start.' },
    vi: {
      title: 'Nhận định trước trận',
      description: 'Nhận định của chuyên gia cho các trận sắp tới, khóa và đóng dấu thời gian trước giờ bắt đầu.',
    },
  },
  experts: {
    zh: { title: '专家', description: '专家榜：战绩、样本数和最长连败都公开。' },
    en: { title: 'Experts', description: 'Experts ranked by their record, with sample sizes and longest losing runs.' },
    vi: { title: 'Chuyên gia', description: 'Bảng chuyên gia theo thành tích, kèm số mẫu và chuỗi thua dài nhất.' },
  },
  trophies: {
    zh: { title: '奖杯房', description: '用金币趣味竞猜，成就和排行榜。' },
    en: { title: 'Trophy room', description: 'Fun guesses with gold coins, achievements and leaderboards.' },
    vi: { title: 'Phòng cúp', description: 'Dự đoán vui bằng xu vàng, thành tựu và bảng xếp hạng.' },
  },
  circles: {
    zh: { title: '圈子', description: '球迷圈子：按天、周和月查看热门帖子。' },
    en: { title: 'Circles', description: 'Fan circles and their hot posts by day, week and month.' },
    vi: { title: 'Hội', description: 'Hội người hâm mộ và bài viết nổi bật theo ngày, tuần, tháng.' },
  },
  install: {
    zh: { title: '下载客户端', description: '把应用装到手机或电脑，离线也能看，进球有提醒。' },
    en: { title: 'Get the app', description: 'Install the app on a phone or computer: it works offline and alerts you to goals.' },
    vi: { title: 'Tải ứng dụng', description: 'Cài ứng dụng trên điện thoại hoặc máy tính: xem cả khi mất mạng và báo bàn thắng.' },
  },
  about: {
    zh: { title: '关于我们', description: '我们是谁，做什么，怎么联系。' },
    en: { title: 'About us', description: 'Who we are, what we do and how to reach us.' },
    vi: { title: 'Về chúng tôi', description: 'Chúng tôi là ai, làm gì và liên hệ thế nào.' },
  },
  agreement: {
    zh: { title: '用户协议', description: '使用本站的用户协议。' },
    en: { title: 'User agreement', description: 'The agreement for using this site.' },
    vi: { title: 'Thỏa thuận người dùng', description: 'Thỏa thuận khi sử dụng trang này.' },
  },
  privacy: {
    zh: { title: '隐私政策', description: '我们保存什么、为什么、保存多久。' },
    en: { title: 'Privacy policy', description: 'What we store, why, and for how long.' },
    vi: { title: 'Chính sách quyền riêng tư', description: 'Chúng tôi lưu gì, vì sao và trong bao lâu.' },
  },
  conduct: {
    zh: { title: '行为准则', description: '主播、专家和社区的行为准则。' },
    en: { title: 'Code of conduct', description: 'The code of conduct for streamers, experts and the community.' },
    vi: { title: 'Quy tắc ứng xử', description: 'Quy tắc ứng xử cho streamer, chuyên gia và cộng đồng.' },
  },
  disclaimer: {
    zh: { title: '免责声明', description: '本站内容的免责声明。' },
    en: { title: 'Disclaimer', description: 'The disclaimer for what is shown on this site.' },
    vi: { title: 'Tuyên bố miễn trừ', description: 'Tuyên bố miễn trừ cho nội dung trên trang này.' },
  },
}

/** 看台 · 体育直播与比分: the title of the home page, and of every page without its own. */
export const siteTitle = (site: string, lang: Lang): string =>
  ({ zh: `${site} · 体育直播与比分`, en: `${site} · Live sports and scores`, vi: `${site} · Trực tiếp thể thao và tỷ số` })[lang]
