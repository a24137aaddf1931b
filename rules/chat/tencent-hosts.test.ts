import { expect, it } from 'vitest'
import { tencentFile } from './tencent-hosts.ts'

it('accepts only files from the hosts of the service', () => {
  for (const address of ['https://1400000001-cn.rich.my-imcloud.com/upload/a.png?auth=x', 'https://cn.imrich.qcloud.com/download/a.pdf'])
    expect(tencentFile(address)).toBe(address)
  for (const address of [
    '',
    '/media/a.png',
    'javascript:alert(1)//.rich.my-imcloud.com',
    'http://cn.imrich.qcloud.com/a.png',
    'https://rich.my-imcloud.com.evil.example/a.png',
    'https://evil.example/?.rich.my-imcloud.com',
    'https://cn.imrich.qcloud.com:8443/a.png',
    'https://x-rich.my-imcloud.com/a.png',
    // Anyone can own a bucket of the object storage.
    'https://cos.ap-shanghai.myqcloud.com/bucket/a.png',
  ])
    expect([address, tencentFile(address)]).toEqual([address, ''])
})
