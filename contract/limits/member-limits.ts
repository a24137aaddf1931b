// Constants of accounts, members and uploads: separate from limits.ts, which is in the app's first chunk.
// Plain values: any side may import them.

export const memberLimits = {
  /** Digits of a verification code, its lifetime in seconds, and the wrong attempts allowed. R-CODE-1. */
  codeDigits: 6,
  codeLife: 300,
  codeTries: 5,
  /** Lifetime of a login QR code, in seconds. R-LOGIN-7. */
  qrLife: 120,
  /** Alphabet of its short form, without ambiguous characters, and its length. */
  qrLetters: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  qrShort: 6,
  /** Days in which the deletion of an account can be cancelled. */
  closeGrace: 7,
  /** Length of a password, in code points. R-LOGIN-5. */
  passwordMin: 6,
  passwordMax: 64,
  /** Length of a payment password, in digits. R-MEMBER-4. */
  paymentPasswordMin: 6,
  paymentPasswordMax: 32,
  /** Length of a nickname and of a signature, in user-perceived characters. */
  nicknameMin: 2,
  nicknameMax: 16,
  signatureMax: 60,
  /** Length of a feedback and of its contact in characters, and pictures per post or feedback. R-MEMBER-8, R-CIRCLE-1. */
  feedbackLength: 1_000,
  feedbackContact: 100,
  picturesPerPost: 4,
  /** Maximum size of a picture, and of a video (exclusive), in bytes. R-UPLOAD-2. */
  pictureBytes: 5 * 1024 * 1024,
  videoBytes: 50 * 1024 * 1024,
  /** Pixels of a picture. Files of one user, and their total size in bytes. R-UPLOAD-2, R-UPLOAD-4. */
  picturePixels: 40_000_000,
  uploadFiles: 500,
  uploadBytes: 500 * 1024 * 1024,
  /** Bytes that one address may upload per day while the disk has room; an IPv6 network may upload four times as many. */
  uploadNetworkBytes: 2 * 1024 * 1024 * 1024,
  /** Size of one part of an upload in bytes, and seconds that the parts of an unfinished upload are stored. */
  uploadPart: 4 * 1024 * 1024,
  uploadRetention: 86_400,
  /** Seconds that an unused upload is stored: a draft may refer to it. */
  uploadUnused: 30 * 86_400,
} as const
