import type { ConversationRequest, QuestionRequest } from '../contract/ask.ts';

/** Requests that suit any portfolio. The developer page, OpenAPI and the tests send these very objects. */
export const questionExample: QuestionRequest = { question: 'Which projects are described here?' };

export const conversationExample: ConversationRequest = {
  messages: [
    { role: 'user', content: 'Which projects are described here?' },
    { role: 'assistant', content: 'The portfolio describes several projects.' },
    { role: 'user', content: 'Which of them came first?' },
  ],
  sessionId: 'a-conversation-of-mine',
};

export const jobDescriptionExample: QuestionRequest = {
  question: [
    'Job description: software engineer',
    'Responsibilities:',
    '- Design and build interactive systems',
    '- Lead a small team',
    'Requirements:',
    '- 5+ years of experience in research or engineering',
    '- Publications or patents',
  ].join('\n'),
};
