import { counted } from '@opencarrom/laws/words/grammar/hi';
import type { HomeWords } from '../words.js';

export const words = {
  greeting: 'असली नियमों से कैरम',
  about: 'कंप्यूटर या दोस्तों के साथ खेलें, यहीं या दूर से। अंपायर हर निर्णय समझाते हैं।',
  playNow: 'अभी खेलें',
  playNowNote: 'आप और कंप्यूटर। ब्रेक आपका।',
  together: 'साथ खेलें',
  friend: 'दूर के दोस्त के साथ',
  two: 'दो खिलाड़ी',
  four: 'चार खिलाड़ी',
  watch: 'खेल देखें',
  underWay: 'चल रहे खेल',
  goOn: 'आगे खेलें',
  whatIf: 'अगर ऐसा होता',
  at: (game, board) => `गेम ${game}, बोर्ड ${board}`,
  more: (count) => counted(count, 'एक और खेल चल रहा है', `${count} और खेल चल रहे हैं`, 'और कोई खेल नहीं चल रहा'),
  around: 'बोर्ड के आसपास',
  shots: { name: 'आज का शॉट', note: 'सबके लिए एक, और अभ्यास के दस विषय' },
  learn: { name: 'सीखें', note: 'छोटे पाठ: रखने से स्पिन और बचाव तक' },
  practice: { name: 'अभ्यास', note: 'गोटियाँ सजाएँ, स्ट्रोक वापस लें, दोहराएँ, सुझाव पाएँ' },
  umpire: { name: 'अंपायर', note: 'असली बोर्ड पर: जो गिरा उस पर टैप करें, निर्णय और स्कोर पाएँ' },
  events: { name: 'टूर्नामेंट', note: 'पूरा टूर्नामेंट चलाएँ: प्रविष्टियाँ, ड्रॉ, टेबल, परिणाम, पुरस्कार' },
  records: { name: 'खेल', note: 'आपके सभी खेल, स्ट्रोक-दर-स्ट्रोक' },
  laws: { name: 'नियम', note: 'पाँच नियम-पुस्तकें: पढ़ें, खोजें, तुलना करें' },
} satisfies HomeWords;
