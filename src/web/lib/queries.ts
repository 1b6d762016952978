import {
  QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import type { Api, ApiCall } from '#contracts/api.ts'
import type { Reply, Sent } from '#contracts/route.ts'
import { type Arguments, type CallOptions, call } from './api.ts'

/** Spec section 9: no retries, no refetch on focus, no polling, and data never becomes stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
}

/** Where a call's answer stands in the cache: `[name]`, or `[name, sent]`. */
export function keyOf<K extends ApiCall>(name: K, sent?: Sent<Api[K]>): readonly unknown[] {
  return sent === undefined ? [name] : [name, sent]
}

type QueryOptions<K extends ApiCall> = Omit<UseQueryOptions<Reply<Api[K]>>, 'queryKey' | 'queryFn'>

/** Reads a call. Aborts it when nobody looks any more. */
export function useApiQuery<K extends ApiCall>(
  name: K,
  sent?: Sent<Api[K]>,
  options?: QueryOptions<K>,
): UseQueryResult<Reply<Api[K]>> {
  return useQuery({
    ...options,
    queryKey: keyOf(name, sent),
    queryFn: ({ signal }) => call(name, ...([sent, { signal }] as unknown as Arguments<K>)),
  })
}

/** Makes a call that changes something: `mutate(sent)`. */
export function useApiMutation<K extends ApiCall>(name: K, options?: CallOptions) {
  return useMutation<Reply<Api[K]>, Error, Sent<Api[K]>>({
    mutationFn: sent => call(name, ...([sent, options] as unknown as Arguments<K>)),
  })
}
