/** Styles of the Mantine components that only the settings use. */
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Alert.layer.css';
