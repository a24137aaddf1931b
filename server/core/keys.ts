// The server's own secret, stored outside the database, and the keys derived from it: a copy of the database gives away neither ID
// numbers nor codes, nor a way to test passwords.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

export interface Keys {
  /** Derives a 32-byte key for one purpose. */
  derive(purpose: string): Buffer
  /** Encrypts with AES-256-GCM; `about` binds the text to its place. Returns iv, tag and ciphertext in base64. */
  seal(text: string, about: string): string
  unseal(sealed: string, about: string): string
  /** HMAC-SHA-256 in base64url: reveals only whether two texts are equal. */
  mark(purpose: string, text: string): string
}

export function keysOf(secret: Buffer): Keys {
  const made = new Map<string, Buffer>()
  const derive = (purpose: string): Buffer => {
    const known = made.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `grandstand ${purpose}`, 32))
    made.set(purpose, key)
    return key
  }
  return {
    derive,
    seal(text, about) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derive('seal'), iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
    },
    unseal(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', derive('seal'), bytes.subarray(0, 12), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    mark: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
  }
}

/** Reads the secret from SECRET_KEY, else from the file in DATA_DIR, which is created at the first start. */
export async function openKeys({ secretKey, dataDir }: { secretKey: string; dataDir: string }): Promise<Keys> {
  if (secretKey) return keysOf(Buffer.from(secretKey, 'base64'))
  const folder = join(dataDir, 'keys')
  const path = join(folder, 'secret')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const made = randomBytes(32)
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(made)
    await file.sync()
    await file.close()
    return keysOf(made)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const stored = await readFile(path)
  if (stored.length !== 32) throw new StartError(`${path} is not the secret that this server once made: bring back the file of 32 bytes.`)
  return keysOf(stored)
}
