import { mount } from 'svelte';
import '../ui/tokens.css';
import '../ui/base.css';
import Parts from './Parts.svelte';

const target = document.getElementById('parts');
if (!target) throw new Error('the page has no place for the parts');
mount(Parts, { target });
