import { createContext } from 'react';

/** The mark by which the server knows its own inline scripts (server/http/inline-scripts.ts). Browsers never see it. */
export const ScriptMark = createContext<string | undefined>(undefined);
