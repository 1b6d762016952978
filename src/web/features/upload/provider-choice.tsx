import type { Api } from '#contracts/api.ts'
import type { Reply } from '#contracts/route.ts'
import { Field, Select } from '#web/ui/field.tsx'
import type { ProviderId } from './provider-words.ts'

interface ProviderChoiceProps {
  providers: Reply<Api['providers']> | undefined
  value: ProviderId | undefined
  onChange: (provider: ProviderId) => void
}

/** Who reads the invoices. One that is not connected cannot be chosen. */
export function ProviderChoice({ providers, value, onChange }: ProviderChoiceProps) {
  if (!providers) return null
  return (
    <Field label="Read with">
      <Select
        value={value ?? providers.default}
        onChange={event => {
          const chosen = providers.providers.find(({ id }) => id === event.target.value)
          if (chosen) onChange(chosen.id)
        }}
      >
        {providers.providers.map(({ id, name, available }) => (
          <option key={id} value={id} disabled={!available}>
            {available ? name : `${name} (not connected)`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
