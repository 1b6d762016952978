/** More than any reading needs; an answer that does not end must not fill the memory. */
const MOST_BYTES = 2_000_000

/**
 * `fetch` that follows no redirect (a key must not be sent on) and gives up on an endless answer.
 * @throws TypeError from the body once it is longer than the limit.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const limited = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MOST_BYTES) controller.error(new TypeError('The answer is too long.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(limited ?? null, response)
}
