// What every page needs; the order is the cascade.
import 'virtual:theme.css';
import './fonts.css';
import './base.css';
import './chrome.css';
