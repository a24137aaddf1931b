// Country codes accepted in phone numbers.
import type { Name } from '../../../contract/wire/name.ts'

interface CountryCode {
  code: string
  name: Name
}

const country = (code: string, zh: string, en: string, vi: string): CountryCode => ({ code, name: { zh, en, vi } })

export const countryCodes: readonly CountryCode[] = [
  country('86', '中国大陆', 'Mainland China', 'Trung Quốc đại lục'),
  country('84', '越南', 'Vietnam', 'Việt Nam'),
  country('852', '中国香港', 'Hong Kong, China', 'Hồng Kông, Trung Quốc'),
  country('853', '中国澳门', 'Macao, China', 'Ma Cao, Trung Quốc'),
  country('886', '中国台湾', 'Taiwan, China', 'Đài Loan, Trung Quốc'),
  country('65', '新加坡', 'Singapore', 'Singapore'),
  country('60', '马来西亚', 'Malaysia', 'Malaysia'),
  country('66', '泰国', 'Thailand', 'Thái Lan'),
  country('62', '印度尼西亚', 'Indonesia', 'Indonesia'),
  country('63', '菲律宾', 'Philippines', 'Philippines'),
  country('95', '缅甸', 'Myanmar', 'Myanmar'),
  country('855', '柬埔寨', 'Cambodia', 'Campuchia'),
  country('856', '老挝', 'Laos', 'Lào'),
  country('673', '文莱', 'Brunei', 'Brunei'),
  country('81', '日本', 'Japan', 'Nhật Bản'),
  country('82', '韩国', 'South Korea', 'Hàn Quốc'),
  country('91', '印度', 'India', 'Ấn Độ'),
  country('971', '阿联酋', 'United Arab Emirates', 'Các Tiểu vương quốc Ả Rập Thống nhất'),
  country('1', '美国、加拿大', 'United States, Canada', 'Hoa Kỳ, Canada'),
  country('44', '英国', 'United Kingdom', 'Vương quốc Anh'),
  country('33', '法国', 'France', 'Pháp'),
  country('49', '德国', 'Germany', 'Đức'),
  country('39', '意大利', 'Italy', 'Ý'),
  country('34', '西班牙', 'Spain', 'Tây Ban Nha'),
  country('55', '巴西', 'Brazil', 'Brasil'),
  country('61', '澳大利亚', 'Australia', 'Úc'),
  country('64', '新西兰', 'New Zealand', 'New Zealand'),
]
