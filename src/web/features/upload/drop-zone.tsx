import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'

interface DropZoneProps {
  onFiles: (files: File[]) => void
}

const isPdf = (file: File) => file.type === 'application/pdf'

/** Takes PDFs by drop or by the file picker; what is dropped and is no PDF is ignored (spec section 5). */
export function DropZone({ onFiles }: DropZoneProps) {
  const inputId = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files].filter(isPdf))
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // The drop is a shortcut for the mouse; the input inside is everybody's way.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={inputId}
      onDrop={drop}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      className={`grid cursor-pointer justify-items-center gap-1 rounded-card border border-dashed px-4 py-8 text-center transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${
        over ? 'border-accent bg-accent-soft' : 'border-control bg-sunken hover:border-accent'
      }`}
    >
      <FileUp aria-hidden className="size-6 text-ink-quiet" />
      <span className="font-medium text-ink-strong">Drop supplier invoices here, or click to browse</span>
      <span className="text-sm text-ink-quiet">PDF up to 50MB each</span>
      <input
        id={inputId}
        type="file"
        accept=".pdf"
        multiple
        className="sr-only"
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // The same files chosen again must be a change again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
