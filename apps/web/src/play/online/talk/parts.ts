/** What talking looks like: fetched once somebody says something, or wants to. */
export { default as Bubble } from './Bubble.svelte';
export { default as Heard } from './Heard.svelte';
export { default as TalkPanel } from './TalkPanel.svelte';
