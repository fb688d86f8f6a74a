/** The language of a topic, which is typed once for readers of both: that of its letters. */
export const topicLanguage = (topic: string): 'km' | 'en' => (/\p{Script=Khmer}/u.test(topic) ? 'km' : 'en');
