// Texts of messages and mails with a code.
import type { Lang } from '../../../../contract/limits/limits.ts'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import type { Name } from '../../../../contract/wire/name.ts'

export interface CodeText {
  subject: string
  text: string
}

/** The text of an operator's test mail, from the site of this name. */
export function testText(lang: Lang, site: Name): CodeText {
  switch (lang) {
    case 'zh':
      return {
        subject: `${site.zh}测试邮件`,
        text: `【${site.zh}】这是一封测试邮件。你收到了它，说明注册和找回密码的验证码也能用邮件送达。`,
      }
    case 'en':
      return {
        subject: `${site.en} test mail`,
        text: `[${site.en}] This is a test. It has reached you, so codes for signing up and for new passwords arrive by mail too.`,
      }
    case 'vi':
      return {
        subject: `Thư thử của ${site.vi}`,
        text: `[${site.vi}] Đây là thư thử. Bạn nhận được thư này nghĩa là mã đăng ký và mã đặt lại mật khẩu cũng đến được qua thư.`,
      }
  }
}

const minutes = memberLimits.codeLife / 60

/** The text for one code, from the site of this name. It omits the purpose: someone reading over a shoulder learns nothing. */
export function codeText(code: string, lang: Lang, site: Name): CodeText {
  switch (lang) {
    case 'zh':
      return { subject: `${site.zh}验证码`, text: `【${site.zh}】你的验证码是 ${code}，${minutes} 分钟内有效，请勿告诉任何人。` }
    case 'en':
      return {
        subject: `Your ${site.en} code`,
        text: `[${site.en}] Your code is ${code}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
      }
    case 'vi':
      return {
        subject: `Mã xác minh ${site.vi}`,
        text: `[${site.vi}] Mã của bạn là ${code}, có hiệu lực trong ${minutes} phút. Đừng cho ai biết.`,
      }
  }
}
