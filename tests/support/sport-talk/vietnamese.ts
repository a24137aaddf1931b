// Vietnamese sentences about sport, with and without diacritics: templates with placeholders, and their fillers. Written for the word
// filter's test.

export const templates: readonly string[] = [
  // Football.
  '{team} hôm nay đá {how} quá',
  '{player} sút {shot} phút {minute}, {praise}',
  '{team} gặp {team}, tôi đoán {score}',
  'trọng tài thổi {call} kiểu gì vậy, {mild}',
  '{coach} thay người đi chứ, {mild}',
  'hàng thủ {how}, thủ môn vất vả quá',
  'bù giờ {minute} phút, tim tôi đập nhanh quá',
  '{team} thắng {score} trên sân khách',
  '{player} chuyền cho {player} một đường {praise}',
  'bàn này có việt vị không? VAR xem {minute} phút rồi',
  'cứ dứt điểm đi, đừng chuyền nữa {player} ơi',
  'dù mà thua vẫn yêu {team}',
  'dù mà may mắn thì {team} vẫn xứng đáng',
  'penalty! {player} bước lên, {mild}',
  'hiệp hai {team} pressing {how}',
  'con đi xem {team} với bố mỗi cuối tuần',
  // Basketball, badminton, tennis.
  '{player} ghi {number} điểm, {praise}',
  'ném ba điểm vào {quarter} quả liên tiếp, {mild}',
  '{player} cứu {quarter} điểm trận, {praise}',
  'cầu lông đôi nam set {quarter} căng thẳng quá',
  'giao bóng {number} km/h, {mild}',
  // E-sports.
  '{esport} combat {how}, {mild}',
  'ván này {esport} cấm chọn {how}',
  '{esport} thắng 3-2, đi ngủ thôi',
  // Gifts, badges, rooms.
  'vừa tặng {number} {gift}, đọc tên em với',
  'huy hiệu fan lên cấp {quarter} rồi',
  'ai giật được lì xì chưa? em được {number} xu',
  'bình luận viên nói {praise}, theo dõi luôn',
  'chat nhanh quá, {player} chấn thương thật à',
  // Shirts, travel, food.
  'áo đấu mới {number} nghìn, {how}',
  'cuối tuần đi tàu vào Nam xem {team}, ai đi cùng không',
  'vé khán đài {quarter}, hàng {number}, chờ mãi mới mua được',
  'ăn bún chả rồi ra sân xem {team}',
  'đi thỏa thích hò hét trên sân, {mild}',
  'ra biển đi thoa kem chống nắng rồi về xem {team}',
  // Anger and jokes.
  'tức quá, thế mà không vào, {mild}',
  'bà ngoại tôi sút còn trúng đích',
  '{player} ơi chuyền đi chứ, {mild}',
  'đá thế này thì đi ngủ cho khỏe',
  '{team} với {team} fan là anh em một nhà',
  // Without diacritics.
  'hom nay {team} da hay that',
  '{player} sut xa dep qua',
  'con di hoc ve roi xem {team}',
  'trong tai thoi {call} sai roi',
  'may ban oi {team} dan {score} roi',
  'buoi chieu da banh, buoi toi xem {team}',
  'cac ban du doan ti so bao nhieu',
  'lon nhat la tran gap {team}',
  'di thoa thich ho het voi {team}',
  'mua ao {player} o dau vay moi nguoi',
]

export const fillers: Readonly<Record<string, readonly string[]>> = {
  team: 'Hà Nội,Công An Hà Nội,Thể Công,Nam Định,Hải Phòng,Thanh Hóa,Bình Dương,Arsenal,MU,Real,Barca,Thái Lan'.split(','),
  player: 'Quang Hải,Công Phượng,Tiến Linh,Văn Lâm,Hoàng Đức,Xuân Son,Đình Bắc,Messi,Haaland,Saka,Thùy Linh'.split(','),
  coach: 'thầy Kim,thầy Park,huấn luyện viên,Popov,bác Calisto'.split(','),
  esport: 'GAM,T1,BLG,Saigon Phantom,Team Flash'.split(','),
  how: 'hay,tệ,ổn,đẹp mắt,hơi rối,chán,bùng nổ,thiếu lửa,chặt chẽ'.split(','),
  shot: 'xa,chéo góc,phạt,bồi,căng,má ngoài,vô lê'.split(','),
  praise: 'đỉnh,tuyệt vời,quá hay,xuất sắc,không thể tin được,đẳng cấp'.split(','),
  call: 'phạt đền,việt vị,thẻ vàng,thẻ đỏ,lỗi,bóng chạm tay,ném biên'.split(','),
  mild: 'haha,trời ơi,chịu luôn,căng quá,bình tĩnh nào,cố lên,đau tim quá,ôi dào,vui thật'.split(','),
  gift: 'tên lửa,bông hoa,cốc bia,que phát sáng,cúp vàng,bóng bay'.split(','),
  score: '2-1,3-0,0-0,1-1,4-3'.split(','),
  minute: '3,7,12,18,23,34,45,60,78,89'.split(','),
  number: '8,10,15,19,24,30,36,40,99,100,128,250'.split(','),
  quarter: 'một,hai,ba,bốn,năm,2,3,4'.split(','),
}
