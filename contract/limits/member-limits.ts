// The constants of accounts, members and uploads: apart from limits.ts, which is in the app's first chunk.
// Plain values: any side may import them.

export const memberLimits = {
  /** Digits of a verification code, seconds that it is good for, and wrong tries that it bears. R-CODE-1. */
  codeDigits: 6,
  codeLife: 300,
  codeTries: 5,
  /** Seconds that a QR code of the login is good for. R-LOGIN-7. */
  qrLife: 120,
  /** Letters of its short form, none of which is taken for another, and how many they are. */
  qrLetters: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  qrShort: 6,
  /** Days in which the end of an account can be taken back. */
  closeGrace: 7,
  /** Code points of a password. R-LOGIN-5. */
  passwordMin: 6,
  passwordMax: 64,
  /** Digits of a payment password. R-MEMBER-4. */
  paymentPasswordMin: 6,
  paymentPasswordMax: 32,
  /** Characters of a nickname and of a signature, as people count them. */
  nicknameMin: 2,
  nicknameMax: 16,
  signatureMax: 60,
  /** Characters of one feedback and of its contact, and pictures of a post or a feedback. R-MEMBER-8, R-CIRCLE-1. */
  feedbackLength: 1_000,
  feedbackContact: 100,
  picturesPerPost: 4,
  /** Bytes of a picture, and of a video, which must be below. R-UPLOAD-2. */
  pictureBytes: 5 * 1024 * 1024,
  videoBytes: 50 * 1024 * 1024,
  /** Megapixels of a picture. Files, and bytes of all files, of one user. R-UPLOAD-2, R-UPLOAD-4. */
  picturePixels: 40_000_000,
  uploadFiles: 500,
  uploadBytes: 500 * 1024 * 1024,
  /** Bytes that one address may send a day, where the disk has room for more of them; a whole IPv6 network four times as many. */
  uploadNetworkBytes: 2 * 1024 * 1024 * 1024,
  /** Bytes of one part of an upload, and seconds for which the parts of an unfinished one are kept. */
  uploadPart: 4 * 1024 * 1024,
  uploadKept: 86_400,
  /** Seconds for which one is kept that was never used: a draft may have it. */
  uploadUnused: 30 * 86_400,
} as const
