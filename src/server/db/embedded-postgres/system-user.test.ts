import { expect, test } from 'vitest'
import { unprivilegedUser } from './system-user.ts'

test("root drops to the system's own PostgreSQL user when there is one, else to another unprivileged one", () => {
  const nobody = 'root:x:0:0:root:/:/bin/sh\nnobody:x:65534:65533:nobody:/:/sbin/nologin\n'
  expect(unprivilegedUser(nobody)).toEqual({ uid: 65534, gid: 65533 })
  expect(unprivilegedUser(`${nobody}postgres:x:101:104::/var/lib/postgresql:/bin/sh\n`)).toEqual({
    uid: 101,
    gid: 104,
  })
})

test('a system without any such user is told plainly what to do', () => {
  expect(() => unprivilegedUser('root:x:0:0:root:/:/bin/sh\n')).toThrow(
    /no user named postgres, node, nobody.*DATABASE_URL/,
  )
})
