declare module 'virtual:theme.css';

declare module 'virtual:ask-contract' {
  export const browserTool: string;
  export const askPath: string;
  export const webmcpPath: string;
  export const recordsPath: string;
  export const maxMessageLength: number;
  export const maxMessages: number;
  export const endOfStream: string;
  export const singleAreas: string[];
  export const questionSchema: {
    type: 'object';
    properties: {
      question: { type: 'string'; description: string; minLength: number; maxLength: number; pattern: string };
    };
    required: string[];
    additionalProperties: boolean;
  };
}
