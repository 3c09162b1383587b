import './styles/tokens.css';
import './styles/base.css';
import './styles/form.css';
import './styles/alert.css';
import './wizard/style.css';
import './styles/compat.css';
import './styles/compat-columns.css';
import './styles/compat-spacing.css';
