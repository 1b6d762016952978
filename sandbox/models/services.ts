import { anthropicMessages } from './wire/anthropic.ts'
import { googleContent } from './wire/google.ts'
import { openAiChat, openAiResponses } from './wire/openai.ts'
import type { Service } from './wire/service.ts'

export const services: readonly Service[] = [openAiResponses, openAiChat, anthropicMessages, googleContent]
