// Uploads the parts of a file in sequence, as the app does.
import type { UploadTicket } from '../../../contract/account/member.ts'

interface Http {
  inject(request: { method: 'PUT'; url: string; payload: Buffer; headers: Record<string, string> }): Promise<{ json(): unknown }>
}

/** Returns the response to the last part. */
export async function putParts(http: Http, { parts }: Pick<UploadTicket, 'parts'>, file: Buffer, headers: object = {}) {
  let response: { code: number; error?: string } = { code: 0 }
  for (const { offset, size, url } of parts) {
    const payload = file.subarray(offset, offset + size)
    const sent = await http.inject({ method: 'PUT', url, payload, headers: { 'content-type': 'application/octet-stream', ...headers } })
    response = sent.json() as typeof response
  }
  return response
}
